import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ArchiveEntry, PlacedPhoto } from '#core/batch/batch-event.ts';
import { companionPaths } from '#core/companions/companion-paths.ts';
import { dated } from '#core/dates/photo-date.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { MAX_DEVICE_PHOTO_BYTES } from '#core/limits.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Decoder } from '#pipeline/ports.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createFileArchive } from './file-archive.ts';
import { Along } from './along.ts';
import { Alike } from './alike.ts';
import type { DecoderPool } from '../decoding/decoder-pool.ts';
import { type FilePhoto, fileReader } from '../inputs/file-photo.ts';
import { putInto, type PutFiles, type PutOptions } from '../destinations/put-into.ts';
import type { LibraryPort } from './library-port.ts';
import { personFolders, rememberPeople, type RunPeople } from '../people/run-people.ts';
import { listedFiles, type ListOptions } from './listed-files.ts';
import type { OutFile } from './out-file.ts';
import { PhotoDates } from './photo-dates.ts';
import { type PlaceFinder, PhotoPlaces } from './photo-places.ts';
import type { BatchPlan } from '../inputs/plan-batch.ts';
import type { OrganizedFiles, PhotoResult } from './report.ts';
import { type KnownFacts, schemeFiling, type SchemeOptions } from './scheme-filing.ts';
import type { LookJournal } from '../resume/look-journal.ts';
import { rememberedLooks } from '../resume/remembered-looks.ts';
import { toldByExport } from '../inputs/with-export.ts';
import { withDate } from './date-writing.ts';
import { stagedXmpFiles, XMP_STAGE, xmpFiles, type XmpFiles } from './xmp-files.ts';

export interface OrganizeFilesOptions {
  readonly engine: Engine;
  /** What decodes the photos, each of which may be hostile. */
  readonly decoders: Pick<DecoderPool, 'decode'>;
  /** Groups the photos by person, where that is wanted. */
  readonly people: RunPeople | undefined;
  readonly placing: NamingOptions;
  readonly schemeOptions: SchemeOptions;
  /** The file of the data of places. */
  readonly placesFile: string;
  /** For the page and the table at the top of the ZIP; undefined if there are to be none. */
  readonly list: ListOptions | undefined;
  /** Whether what is known of photos is written beside them as XMP. */
  readonly writesXmp: boolean;
  /** Whether the date that is known of a photo is written into its copy, where that has none. */
  readonly writesDates: boolean;
  /** Whether files that can't be analyzed are included. */
  readonly carriesUnreadable: boolean;
  /** Undefined for a dry run, and where the files are put into a folder. */
  readonly out: OutFile | undefined;
  /** The folder that the files are put into. */
  readonly into: PutOptions | undefined;
  /** The library that the folder is, where photos are added to one. */
  readonly library?: LibraryPort | undefined;
  /** What was and is said of the photos; undefined where nothing is kept. */
  readonly journal: LookJournal | undefined;
  /** How many photos the engine describes in parallel. */
  readonly workers: number | undefined;
  readonly onProgress: (done: number, total: number, photo: FilePhoto) => void;
  readonly signal: AbortSignal;
}

/** Organizes files on disk through the pipeline and returns the result for each of them. */
export async function organizeFiles(
  files: readonly FilePhoto[],
  plan: BatchPlan,
  options: OrganizeFilesOptions,
): Promise<OrganizedFiles> {
  const { engine, decoders, placing, schemeOptions, placesFile, list, out, into, onProgress, signal } =
    options;
  const { photos, reading } = plan;
  const places = new PhotoPlaces(reading, placesFile);
  const dates = new PhotoDates(files, reading, (file, says) => places.see(file, says));
  const archive = createFileArchive(out);
  const { library } = options;
  const along = new Along(files, plan, dates, { carriesUnreadable: options.carriesUnreadable, library });
  const alike = new Alike();
  const placed = new Map<string, PlacedPhoto>();
  let finder: PlaceFinder | undefined;
  let entries: readonly ArchiveEntry[] = [];
  const finish = async (placedEntries: readonly ArchiveEntry[]) => {
    await dates.readAll(files, signal);
    finder = await places.finder();
    const { location } = finder;
    const known = { placed, facts: reading.facts, location, followers: plan.followers };
    const date = ({ id }: FilePhoto) => dates.known(id);
    xmp = xmpFiles(options.writesXmp ? photos : [], { ...known, date });
    const wanted = companionPaths(placedEntries, xmp.followers, along.passengers(placed, failures));
    const { named, unreadable } = await preparedFiles(wanted, fileOf, dates, (photo) =>
      archive.prepare(photo, signal),
    );
    for (const [id, failure] of unreadable) failures.set(id, failure);
    entries = named.map(({ photoId, path }) => ({ photoId, path }));
    if (options.writesDates) await writeDates(named.map(({ photo }) => photo));
    if (into) {
      put = signal.aborted ? undefined : await putAll(entries, into);
      return;
    }
    await archive.finish(
      named.map(({ photoId, path, photo }) => ({ photoId, path, photo: withDateOf(photo) })),
      list && {
        makeTopFiles: (_, sha256Of) => topFiles(listedFiles(resultsNow(), list), sha256Of, list.t),
      },
    );
  };
  /** The copies with a date of those photos that have none, by their ids. */
  const datedCopies = new Map<string, Pick<FilePhoto, 'dated' | 'sizeBytes'>>();
  const writeDates = async (all: readonly FilePhoto[]) => {
    for (const photo of all) {
      if (signal.aborted) return;
      const copy = failures.has(photo.id) ? undefined : await withDate(photo, dates.known(photo.id));
      if (!copy) continue;
      await archive.prepare(copy, signal);
      datedCopies.set(photo.id, { dated: copy.dated, sizeBytes: copy.sizeBytes });
    }
  };
  const withDateOf = (photo: FilePhoto): FilePhoto => ({ ...photo, ...datedCopies.get(photo.id) });
  let put: PutFiles | undefined;
  let xmp: XmpFiles = { followers: plan.followers, files: new Map() };
  const fileOf = (id: string) => along.file(id) ?? xmp.files.get(id);
  /** Puts the very files into the folder, with their own times. */
  const putAll = async (all: readonly ArchiveEntry[], target: PutOptions) => {
    const stage = target.folder && join(target.folder.own, `${XMP_STAGE}${randomUUID()}`);
    const sidecars = stage ? await stagedXmpFiles(xmp, stage) : xmp.files;
    const toPut = all.flatMap(({ path: wanted, ...entry }) => {
      const own = along.file(entry.photoId);
      const photo = sidecars.get(entry.photoId) ?? (own && withDateOf(own));
      const sha256 = photo && archive.sha256(photo);
      const path = library?.pathOf(wanted) ?? wanted;
      return !photo || sha256 === undefined ? [] : [{ ...entry, path, photo, sha256 }];
    });
    if (target.folder) await rememberPeople(toPut, options.people);
    const inputs = stage && sidecars.size > 0 ? [...target.inputs, stage] : target.inputs;
    const photosOf =
      list &&
      (() => {
        const results = resultsNow();
        return listedFiles(results, list).map(({ path, ...listed }, at) => {
          return { id: path === undefined ? undefined : results[at]?.photo.id, listed };
        });
      });
    return putInto(toPut, xmp.followers, photosOf, { ...target, inputs });
  };
  const factsNow = async () => {
    await dates.readAll(files, signal);
    const { place } = await places.finder();
    const date: KnownFacts['date'] = ({ id }) => dates.known(id);
    const persons = await personFolders(photos, options);
    return { date, place, albums: (file: FilePhoto) => along.albumsOf(file), persons };
  };
  const filing =
    library?.filing(files, plan.passengers, factsNow) ?? schemeFiling(files, schemeOptions, factsNow);
  const decode: Decoder<FilePhoto>['decode'] = async (photo, format, stop) => {
    const { decoded, seen } = await decoders.decode(photo, format, stop);
    alike.remember(photo, seen);
    return decoded;
  };
  const looks = await rememberedLooks({
    decoder: { decode },
    toldOf: toldByExport(reading, dates),
    sha256Of: (photo) =>
      archive.prepare(photo, signal).then(
        () => archive.sha256(photo),
        () => undefined,
      ),
    journal: options.journal,
    photos,
    alike,
  });
  const ports = {
    reader: fileReader,
    ...looks,
    analyzer: {
      describe: async (image, { photoId }, stop) => {
        const seen = await engine.describe(image, stop);
        void options.people?.batch.look(photoId, image.bytes, seen.peopleCount);
        return seen;
      },
    },
    ledger: localLedger,
    archive: { prepare: (photo, stop) => archive.prepare(photo, stop), finish },
    ...(filing ? { filing } : {}),
  } satisfies Parameters<typeof organize<FilePhoto>>[1];
  // One photo is decoded while the engine describes another.
  const concurrency = (options.workers ?? availableParallelism()) + 1;
  const settings = {
    photosPerBatch: photos.length,
    placing,
    concurrency,
    maxPhotoBytes: MAX_DEVICE_PHOTO_BYTES,
  };

  const startedMs = new Map<string, number>();
  const tookMs = new Map<string, number>();
  const failures = new Map<string, Failure>();

  const ended = (photoId: string, done: number, total: number) => {
    tookMs.set(photoId, Math.round(performance.now() - (startedMs.get(photoId) ?? 0)));
    const photo = along.file(photoId);
    if (photo) onProgress(done, total, photo);
  };

  let groups: ReturnType<Alike['groups']> | undefined;
  /** What is known of each file, once all of them have ended. */
  const resultsNow = () => {
    const alikeGroups = (groups ??= alike.groups(photos.map(({ id }) => id)));
    const paths = new Map(entries.map(({ photoId, path }) => [photoId, path]));
    return files.map((photo): PhotoResult => {
      const there = put?.files.get(photo.id);
      const path = there ? (there.isInPlace ? there.path : undefined) : paths.get(photo.id);
      const failure = failures.get(photo.id) ?? along.failureOf(photo, failures);
      const copy = path === undefined ? undefined : datedCopies.get(photo.id);
      return {
        photo,
        sha256: archive.sha256(copy ? withDateOf(photo) : photo),
        original: copy && { sha256: archive.sha256(photo), writtenBytes: copy.sizeBytes },
        ms: tookMs.get(photo.id),
        placed:
          placed.get(photo.id) ??
          (path === undefined || failure ? undefined : along.placedAs(photo, path, placed)),
        path,
        failure,
        date: dates.known(photo.id),
        place: finder?.place(photo) ?? null,
        albums: along.albumsOf(photo),
        rating: reading.facts.get(photo.id)?.rating,
        group: along.groupOf(photo, alikeGroups),
        action: there?.action,
      };
    });
  };

  try {
    for await (const event of organize(photos, ports, settings, signal)) {
      if (event.type === 'looking') startedMs.set(event.photoId, performance.now());
      if (event.type === 'refused') failures.set(event.photoId, event.failure);
      if (event.type === 'failed') {
        failures.set(event.photoId, event.failure);
        ended(event.photoId, event.done, event.total);
      }
      if (event.type === 'placed') {
        placed.set(event.photo.photoId, event.photo);
        ended(event.photo.photoId, event.done, event.total);
      }
      if (event.type === 'followed' || event.type === 'filed') placed.set(event.photo.photoId, event.photo);
    }
  } catch (error) {
    // The report says for each photo why it was not placed.
    const code = error instanceof AppError ? error.failure.code : undefined;
    if (code !== 'all-photos-failed' && code !== 'nothing-selected') throw error;
  }
  // Films come along also where no photo could be placed.
  if (entries.length === 0 && along.passengers(placed, failures).length > 0) await finish([]);

  await dates.readAll(files, signal);
  finder = await places.finder();
  const results = resultsNow();
  const alikeGroups = new Set(groups?.values()).size;
  return { results, writtenTo: archive.writtenTo, alikeGroups, put };
}

/** What belongs to a photo, or lies beside it, and cannot be read stops nothing: it is named with its failure. */
async function preparedFiles(
  wanted: readonly ArchiveEntry[],
  fileOf: (id: string) => FilePhoto | undefined,
  dates: PhotoDates,
  prepare: (photo: FilePhoto) => Promise<void>,
) {
  const named: (ArchiveEntry & { readonly photo: FilePhoto })[] = [];
  const unreadable = new Map<string, Failure>();
  for (const entry of wanted) {
    const photo = fileOf(entry.photoId);
    if (!photo) continue;
    try {
      await prepare(photo);
      named.push({ ...entry, photo: dated(photo, dates.known(photo.id)) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unreadable.set(photo.id, error.failure);
    }
  }
  return { named, unreadable };
}
