import { batchFiles } from '#core/batch/batch-files.ts';
import { companionPaths, type Follower } from '#core/companions/companion-paths.ts';
import { passengersOf, takenMs } from '#core/companions/passenger-folder.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { AppError } from '#core/failure.ts';
import { fileNameOf } from '#core/naming/file-name.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import type { Companion, Photo } from '#core/photo.ts';
import { madeXmp } from '#core/xmp/made-xmp.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import { xmpSidecar } from '#core/xmp/xmp-sidecar.ts';
import type { Archive, BesidePhotos, PhotoEntry } from './ports.ts';

/** A photo whose companions the host can read like the photo itself. */
export type WithCompanions<Source extends Photo> = Photo & {
  readonly companions?: readonly Companion<Source>[];
};

/** What a host knows of its files, so that companions can be included with their photos. */
export interface CompanionFiles<Source extends Photo> {
  /** The folder that a file comes from: only files of one folder are neighbors. */
  directoryOf(file: Source): string;
  /** Returns when files were taken, by their ids, as far as it is known; without files that can't be read. */
  datesOf(files: readonly Source[]): Promise<ReadonlyMap<string, PhotoDate | undefined>>;
  /** Makes a file of our own, in UTF-8. */
  made(text: string, as: Pick<Photo, 'id' | 'name' | 'modifiedMs'>): Source;
}

/**
 * Creates an archive that includes the photos' companion files: next to each photo its companions, under its name,
 * and the sidecar made for it; videos are entries of their own. A companion that can't be read is left out; `leftOut`
 * and the lists in the ZIP report it.
 */
export function withCompanions<Source extends WithCompanions<Source>>(
  archive: Archive<Source>,
  files: CompanionFiles<Source>,
): Archive<Source> & Required<Pick<Archive<Source>, 'named' | 'leftOut'>> {
  let leftOut: readonly string[] = [];
  return {
    get leftOut() {
      return leftOut;
    },
    prepare: async (photo, signal) => {
      await archive.prepare(photo, signal);
      // A photo doesn't wait for its video; the end of the batch does.
      for (const { photo: own } of photo.companions ?? []) archive.prepare(own, signal).catch(() => {});
    },
    named: (entries, xmpOf) => {
      const followers = followersOf(entries, xmpOf);
      const paths = new Map(
        companionPaths(entries, followers, []).map(({ photoId, path }) => [photoId, path]),
      );
      return entries.map(({ photo: _photo, leader: _leader, date: _date, ...entry }) => ({
        ...entry,
        path: paths.get(entry.photoId) ?? entry.path,
      }));
    },
    finish: async (entries, beside = {}) => {
      const whole = await wholeEntries(entries, beside, files);
      const { makeTopFiles, failed = [] } = beside;
      const there = new Set(whole.entries.map(({ photoId }) => photoId));
      const out = batchFiles(failed).flatMap(({ file }) => (there.has(file.id) ? [] : [file]));
      await archive.finish(whole.entries, { makeTopFiles, failed: out });
      leftOut = whole.leftOut;
    },
  };
}

interface WholeEntries<Source extends Photo> {
  /** A photo's companions come right after it. */
  readonly entries: readonly PhotoEntry<Source>[];
  /** The names of companions that couldn't be read. */
  readonly leftOut: readonly string[];
}

/**
 * Returns the entries of photos, including their companion files and sidecars.
 *
 * @throws {AppError} `archive-incomplete` if that loses a readable file
 */
export async function wholeEntries<Source extends WithCompanions<Source>>(
  placed: readonly PhotoEntry<Source>[],
  { failed = [], carried = [], alone = [], folderOf, xmpOf }: BesidePhotos<Source>,
  files: CompanionFiles<Source>,
): Promise<WholeEntries<Source>> {
  const entries = xmpOf ? await withMadeXmp(placed, xmpOf, files) : placed;
  const coming = [
    ...alone,
    ...entries.flatMap(({ photo }) => companionsOf(photo, ({ kind }) => kind === 'passenger')),
    ...failed.flatMap((photo) => companionsOf(photo, ({ kind }) => kind !== 'copy')),
  ];
  const following = entries.flatMap(({ photo }) => companionsOf(photo, ({ kind }) => kind !== 'passenger'));
  const unreadable = carried.flatMap((photo) => [
    photo,
    ...companionsOf(photo, ({ kind }) => kind === 'copy'),
  ]);
  const all = [...entries.map(({ photo }) => photo), ...following, ...coming, ...unreadable];
  const byId = new Map(all.map((file) => [file.id, file]));
  const made = new Set(entries.map(({ photoId }) => madeXmp(photoId).id));
  const dates = await files.datesOf([...byId.values()].filter(({ id }) => !made.has(id)));
  const isReadable = ({ id }: Source) => made.has(id) || dates.has(id);
  const datedFile = (file: Source) => ({
    directory: files.directoryOf(file),
    takenMs: takenMs(dates.get(file.id)),
  });
  const passengers = passengersOf(
    coming.filter(isReadable).map((file) => ({
      id: file.id,
      name: fileNameOf(file.name),
      from: datedFile(file),
      folder: folderOf?.(file.id),
    })),
    unreadable.filter(isReadable).map(({ id, name }) => ({ id, name: fileNameOf(name) })),
    entries.map(({ photo, path }) => ({ ...datedFile(photo), folder: splitPath(path).folder })),
  );
  const followers = followersOf(entries);
  const leaders = leadersOf(followers, passengers);
  const placedIds = new Set(entries.map(({ photoId }) => photoId));
  const whole = companionPaths(entries, followers, passengers).flatMap((entry): PhotoEntry<Source>[] => {
    const file = byId.get(entry.photoId);
    return file && (placedIds.has(file.id) || isReadable(file))
      ? [{ ...entry, photo: file, leader: leaders.get(file.id), date: dates.get(file.id) }]
      : [];
  });
  const picked = entries.length + following.filter(isReadable).length + passengers.length;
  if (whole.length !== picked) {
    throw new AppError({ code: 'archive-incomplete', details: { picked, accountedFor: whole.length } });
  }
  const leftOut = [...following, ...coming].filter((file) => !isReadable(file)).map(({ name }) => name);
  return { entries: whole, leftOut };
}

/**
 * Adds generated sidecars to the photos' companions, so that they go where the photos go. A sidecar is as old as its
 * photo's file, so that the same photos always give the same files.
 */
async function withMadeXmp<Source extends WithCompanions<Source>>(
  entries: readonly PhotoEntry<Source>[],
  xmpOf: XmpOf,
  files: CompanionFiles<Source>,
): Promise<readonly PhotoEntry<Source>[]> {
  const dates = await files.datesOf(entries.map(({ photo }) => photo));
  return entries.map((entry) => {
    const { photo } = entry;
    const facts = xmpOf(entry);
    const text = facts && xmpSidecar({ ...facts, date: dates.get(photo.id) });
    if (text === undefined) return entry;
    const { id, name } = madeXmp(photo.id);
    const made = files.made(text, { id, name, modifiedMs: photo.modifiedMs });
    const companions = [...(photo.companions ?? []), { kind: 'settings', photo: made } as const];
    return { ...entry, photo: { ...photo, companions } };
  });
}

function companionsOf<Source extends WithCompanions<Source>>(
  { companions = [] }: Source,
  isMeant: (companion: Companion<Source>) => boolean,
): readonly Source[] {
  return companions.filter(isMeant).map(({ photo }) => photo);
}

type Followers = ReadonlyMap<string, readonly Follower[]>;

/** The files that get the name of each photo, by its id. @param xmpOf for sidecars that aren't made yet */
function followersOf<Source extends WithCompanions<Source>>(
  entries: readonly PhotoEntry<Source>[],
  xmpOf?: XmpOf,
): Followers {
  return new Map(
    entries.map((entry) => {
      const { photoId, photo } = entry;
      const own = (photo.companions ?? []).flatMap(({ kind, photo: { id, name } }): Follower[] =>
        kind === 'passenger' ? [] : [{ id, name: fileNameOf(name), kind }],
      );
      return [photoId, xmpOf?.(entry) ? [...own, madeXmp(photoId)] : own];
    }),
  );
}

/** The file that each companion belongs to, by their ids. Videos that were only next to photos belong to none. */
function leadersOf(
  followers: Followers,
  passengers: readonly { readonly id: string; readonly leader?: string | undefined }[],
): ReadonlyMap<string, string | undefined> {
  return new Map([
    ...passengers.map(({ id, leader }) => [id, leader] as const),
    ...[...followers].flatMap(([leader, own]) => own.map(({ id }) => [id, leader] as const)),
  ]);
}
