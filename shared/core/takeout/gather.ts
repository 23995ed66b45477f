import type { NotPhotoCounts } from '../not-photos/not-photo.ts';
import type { LiveClues } from '../companions/live-clues.ts';
import type { Companion, Photo } from '../photo.ts';
import { type FilePlan, planFiles, readFiles } from './plan-files.ts';
import { isXmp } from '../xmp/xmp-beside.ts';
import { fileNameOf } from '../naming/file-name.ts';
import { exportFolder } from './export-folder.ts';
import { besideKind } from '../companions/file-kinds.ts';
import type { LeftOutOnRequest, PutAway } from './put-away.ts';
import {
  type ExportReading,
  type ListedFile,
  type ListedJson,
  type ListedTable,
  whyUnused,
} from './read-export.ts';

/** Everything that was picked. */
export interface PickedFiles<Source extends Photo> {
  /** Photos, films and settings, in the order picked; earlier ones keep what is known of them. */
  readonly files: readonly Source[];
  readonly jsons: readonly ListedJson[];
  readonly tables: readonly ListedTable[];
  /** The SHA-256 of the photos that may be copies, by their ids. */
  readonly sums: ReadonlyMap<string, string>;
  /** What photos and films tell about Live Photos, by their ids, as far as they were read. */
  readonly liveClues?: ReadonlyMap<string, LiveClues>;
  /** Pictures and films that were left out because they aren't a person's photos. */
  readonly notPhotos?: NotPhotoCounts;
}

export interface GatherOptions {
  /** What the user leaves out of the batch. */
  readonly leavesOut: ReadonlySet<LeftOutOnRequest>;
}

/** Why a file isn't in the batch, or is in it without its export's data. */
export type SetAsideReason =
  /** A sidecar or settings without its photo. */
  | 'no-photo'
  /** Text that has nothing about photos. */
  | 'not-understood'
  /** A film or settings, and there are no photos at all. */
  | 'no-photos'
  /** The user left it out, with everything from the trash or messages. */
  | 'left-out'
  /** It is organized, but several sidecars may belong to it. */
  | 'unclear';

export interface SetAside {
  readonly id: string;
  /** Its folders and its name. */
  readonly path: string;
  readonly reason: SetAsideReason;
}

/** A batch with its companions. */
export interface Gathered<Source extends Photo> {
  /** The photos to analyze, each with what its export tells and its companions. */
  readonly photos: readonly Source[];
  readonly counts: {
    /** RAW files that can't be analyzed, without a photo. */
    readonly raw?: number;
    /** Files that belong to a photo or film, apart from copies. */
    readonly companions: number;
    readonly copies: number;
    /** Photos and films whose date an export knows. */
    readonly dated: number;
  };
  /** How many files were archived or deleted, or belong to an export's section, including those left out. */
  readonly putAway: Readonly<Record<PutAway, number>>;
  readonly setAside: readonly SetAside[];
  /** See {@link PickedFiles}. */
  readonly notPhotos: NotPhotoCounts;
  /** Without any photo: the films and settings, which can have a ZIP of their own. */
  readonly alone: readonly Source[];
  /** The ids of the JSON files and tables that tell something about a file. */
  readonly used: ReadonlySet<string>;
}

/**
 * Reads what an export tells about the picked files, and separates photos to analyze from companions: of related
 * files only the leading photo is analyzed, of exact copies only one. Films are analyzed like photos. RAW files
 * without a photo become passengers of the photo picked before them in their folder, so that they go where it goes.
 *
 * A photo without companions is returned unchanged.
 */
export function gather<Source extends Photo>(
  { files, jsons, tables, sums, liveClues, notPhotos = {} }: PickedFiles<Source>,
  { leavesOut }: GatherOptions,
): Gathered<Source> {
  const read = readFiles(files, listedOf, { jsons, tables, liveClues });
  const xmp = new Map(files.flatMap(({ id, name, told }) => (isXmp(name) && told ? [[id, told]] : [])));
  const plan = planFiles(read, { leavesOut, sums, xmp, takesFilms: true });
  const { photos, passengers, reading } = plan;
  const leftOut = new Set(plan.leftOut.map(({ id }) => id));
  const meant = files.filter(({ id }) => !leftOut.has(id));
  const byId = new Map(meant.map((file) => [file.id, file]));
  const riding = passengersOf(photos, passengers, meant);
  const told = (file: Source) => toldFile(file, reading);
  const gathered = photos.map((photo) => wholeFile(photo, plan, byId, riding.get(photo.id)));

  const allCompanions = gathered.flatMap(({ companions = [] }) => companions);
  const copyCount = allCompanions.filter(({ kind }) => kind === 'copy').length;
  const rawCount = allCompanions.filter(
    (one) => isRiding(one) && besideKind(one.photo.name) === 'raw',
  ).length;
  const unclear = new Set(reading.unclear);
  const inNone = new Set([...passengers, ...plan.unused].map(({ id }) => id));
  const alone = meant.filter(({ id }) => inNone.has(id));
  const texts = [...jsons, ...tables];
  return {
    photos: gathered,
    counts: {
      ...(rawCount > 0 ? { raw: rawCount } : {}),
      companions: allCompanions.length - rawCount - copyCount,
      copies: copyCount,
      dated: meant.filter((file) => factsOf(file, reading)?.takenMs !== undefined).length,
    },
    putAway: read.putAway,
    notPhotos,
    setAside: [
      ...texts.flatMap((text): SetAside[] => {
        if (reading.used.has(text.id)) return [];
        return [{ id: text.id, path: pathOf(text), reason: whyUnused(text) }];
      }),
      ...(photos.length === 0 ? alone : plan.unused).map((file): SetAside => {
        return { id: file.id, path: pathOf(file), reason: photos.length === 0 ? 'no-photos' : 'no-photo' };
      }),
      ...files.flatMap((file): SetAside[] => {
        if (leftOut.has(file.id)) return [{ id: file.id, path: pathOf(file), reason: 'left-out' }];
        return unclear.has(file.id) ? [{ id: file.id, path: pathOf(file), reason: 'unclear' }] : [];
      }),
    ],
    alone: photos.length === 0 ? alone.map(told) : [],
    used: reading.used,
  };
}

/**
 * Returns a file with what its export tells and its companions.
 *
 * @param files all files of the plan, by their ids
 * @param riding passengers that are included with it
 */
export function wholeFile<Source extends Photo>(
  file: Source,
  { followers, reading }: Pick<FilePlan<Source>, 'followers' | 'reading'>,
  files: ReadonlyMap<string, Source>,
  riding: readonly Source[] = [],
): Source {
  const own = (followers.get(file.id) ?? []).flatMap(({ id, kind }): Companion<Source>[] => {
    const follower = files.get(id);
    return follower ? [{ kind, photo: toldFile(follower, reading) }] : [];
  });
  const riders = riding.map((film): Companion<Source> => ({
    kind: 'passenger',
    photo: toldFile(film, reading),
  }));
  return withCompanions(withAlbumsOfCopies(toldFile(file, reading), own), [...own, ...riders]);
}

/**
 * Returns the files of photos and their companions as they were picked, so that they can be gathered again with
 * others.
 */
export function pickedFilesOf<Source extends Photo>(photos: readonly Source[]): Source[] {
  return photos.flatMap((photo) => [
    withCompanions(photo, []),
    ...((photo.companions ?? []) as readonly Companion<Source>[]).map((one) => one.photo),
  ]);
}

/** A file as `readExport` takes it. */
export function listedOf({
  id,
  name,
  folder = '',
  archive = '',
}: Pick<Photo, 'id' | 'name' | 'folder' | 'archive'>): ListedFile {
  return {
    id,
    name: fileNameOf(name),
    folder: exportFolder(folder, archive ? `${archive}:${folder}` : folder),
  };
}

function factsOf({ id, told }: Photo, { facts }: ExportReading): Photo['told'] {
  return facts.get(id) ?? told;
}

/** Returns a file with what its export tells. */
export function toldFile<Source extends Photo>(file: Source, reading: ExportReading): Source {
  const told = factsOf(file, reading);
  const albums = reading.albums.get(file.id);
  const knows = albums && albums.join('/') !== file.albums?.join('/') ? { ...file, albums } : file;
  return told === knows.told || !told ? knows : { ...knows, told };
}

/** A photo may be in several albums, each with a copy of it. */
function withAlbumsOfCopies<Source extends Photo>(
  photo: Source,
  companions: readonly Companion<Source>[],
): Source {
  const { albums: own = [] } = photo;
  const ofCopies = companions.flatMap(({ kind, photo: copy }) =>
    kind === 'copy' ? (copy.albums ?? []) : [],
  );
  const albums = [...new Set([...own, ...ofCopies])];
  return albums.length === own.length ? photo : { ...photo, albums };
}

function withCompanions<Source extends Photo>(
  photo: Source,
  companions: readonly Companion<Source>[],
): Source {
  const had = photo.companions ?? [];
  return companions.length === 0 && had.length === 0 ? photo : { ...photo, companions };
}

function isRiding({ kind }: Companion): boolean {
  return kind === 'passenger';
}

/** Assigns each passenger to a photo, by its id: the one before it in its folder, else the next, else any. */
function passengersOf<Source extends Photo>(
  photos: readonly Source[],
  passengers: readonly Source[],
  inOrder: readonly Source[],
): ReadonlyMap<string, readonly Source[]> {
  const [first] = photos;
  const riding = new Map<string, Source[]>();
  if (!first || passengers.length === 0) return riding;
  const photoIds = new Set(photos.map(({ id }) => id));
  const passengerIds = new Set(passengers.map(({ id }) => id));
  const firstOf = new Map<string, string>();
  for (const photo of photos.toReversed()) firstOf.set(listedOf(photo).folder, photo.id);
  const lastOf = new Map<string, string>();
  for (const file of inOrder) {
    const { folder } = listedOf(file);
    if (photoIds.has(file.id)) lastOf.set(folder, file.id);
    if (!passengerIds.has(file.id)) continue;
    const carrier = lastOf.get(folder) ?? firstOf.get(folder) ?? first.id;
    riding.set(carrier, [...(riding.get(carrier) ?? []), file]);
  }
  return riding;
}

function pathOf({ folder, name }: { readonly folder?: string; readonly name: string }): string {
  return folder ? `${folder}/${name}` : name;
}
