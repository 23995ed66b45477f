import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { failureOf } from '#core/batch/batch.ts';
import { carriedOf, failedOf } from '#core/batch/batch-files.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { AppError } from '#core/failure.ts';
import { MAX_DEVICE_PHOTO_BYTES } from '#core/limits.ts';
import { batchList, type BatchToList, plannedPhotos } from '#core/lists/batch-list.ts';
import { topFiles, type WrittenPhoto } from '#core/lists/top-files.ts';
import { PlaceFinder } from '#core/places/place-finder.ts';
import { groupAlike } from '#core/similarity/alike/group-alike.ts';
import { batchXmp, type XmpOf } from '#core/xmp/batch-xmp.ts';
import { withCompanions } from '#pipeline/companions-archive.ts';
import { FileFacts, type TakenFacts } from '#pipeline/file-facts.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Archive, PhotoEntry, Ports } from '#pipeline/ports.ts';
import { filesByScheme, type KnownFacts, schemeFiling, type SchemeOptions } from '#pipeline/scheme-filing.ts';
import { toldOf } from '#pipeline/with-told.ts';
import type { Engine } from '#server/engines/engine.ts';
import type { PutOptions } from '../destinations/put-into.ts';
import { type FilePhoto, fileReader } from '../inputs/file-photo.ts';
import { readSays } from '../inputs/file-source.ts';
import { type BatchPlan, sourceFolder } from '../inputs/plan-batch.ts';
import { personFolders, type RunPeople } from '../people/run-people.ts';
import type { AnalysisJournal } from '../resume/analysis-journal.ts';
import { rememberedAnalyses } from '../resume/remembered-analyses.ts';
import { BatchFiles, type ListOptions } from './batch-files.ts';
import { BatchRecord } from './batch-record.ts';
import { type DatedCopy, withWrittenDates } from './date-writing.ts';
import { FileArchive } from './file-archive.ts';
import { FolderArchive } from './folder-archive.ts';
import type { LibraryPort } from './library-port.ts';
import type { OutFile } from './out-file.ts';
import type { OrganizedFiles } from './report.ts';
import type { Decoders } from './tools.ts';

export interface OrganizeFilesOptions {
  readonly engine: Engine;
  /** What decodes the photos, each of which may be hostile. */
  readonly decoders: Pick<Decoders, 'decode'>;
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
  readonly journal: AnalysisJournal | undefined;
  /** How many photos the engine describes in parallel. */
  readonly workers: number | undefined;
  readonly onProgress: (done: number, total: number, photo: FilePhoto) => void;
  readonly signal: AbortSignal;
}

/** Organizes files on disk through the pipeline and returns the result for each of them. */
export function organizeFiles(plan: BatchPlan, options: OrganizeFilesOptions): Promise<OrganizedFiles> {
  return new FileBatch(plan, options).organize();
}

/** A batch of files on disk, and what is known of them so far. */
class FileBatch {
  readonly #plan: BatchPlan;
  readonly #options: OrganizeFilesOptions;
  readonly #facts: FileFacts<FilePhoto>;
  readonly #zip: FileArchive;
  readonly #folder: FolderArchive | undefined;
  readonly #archive: ReturnType<typeof withCompanions<FilePhoto>>;
  readonly #files: BatchFiles;
  readonly #record: BatchRecord;
  /** The copies with a date of those photos that have none, by their ids. */
  readonly #datedCopies = new Map<string, DatedCopy>();
  #entries: readonly PhotoEntry<FilePhoto>[] | undefined;

  constructor(plan: BatchPlan, options: OrganizeFilesOptions) {
    this.#plan = plan;
    this.#options = options;
    this.#files = new BatchFiles(plan);
    const places = new PlaceFinder(() => readFile(options.placesFile));
    this.#facts = new FileFacts<FilePhoto>({
      keyOf: (file) => this.#files.file(file.id) ?? file,
      read: readSays,
      locate: (coordinates) => places.at(coordinates),
    });
    this.#facts.begin(plan.files);
    this.#record = new BatchRecord((photoId, done, total) => {
      const photo = this.#files.file(photoId);
      if (photo) options.onProgress(done, total, photo);
    });
    this.#zip = new FileArchive(options.out);
    const { into, library, people, list } = options;
    const listed = list && (() => plannedPhotos(this.#toList(list), this.#written(true)));
    this.#folder = into && new FolderArchive(this.#zip, { into, library, people, listed });
    this.#archive = withCompanions(this.#ownArchive(), {
      directoryOf: sourceFolder,
      datesOf: (files) => this.#readable(files),
      made: (text, as) => {
        const made = Buffer.from(text);
        return { ...as, path: '', from: '', made, sizeBytes: made.length };
      },
    });
  }

  async organize(): Promise<OrganizedFiles> {
    const { placing, workers, signal } = this.#options;
    const { photos } = this.#plan;
    const settings = {
      photosPerBatch: photos.length,
      placing,
      // One photo is decoded while the engine describes another.
      concurrency: (workers ?? availableParallelism()) + 1,
      maxPhotoBytes: MAX_DEVICE_PHOTO_BYTES,
    };
    const ports = await this.#ports();
    try {
      for await (const event of organize(photos, ports, settings, signal)) this.#record.note(event);
    } catch (error) {
      // The report says for each photo why it was not placed.
      const code = error instanceof AppError ? error.failure.code : undefined;
      if (code !== 'all-photos-failed' && code !== 'nothing-selected') throw error;
    }
    const { state, tookMs } = this.#record;
    const put = this.#folder?.put;
    const results = this.#files.results(this.#written(this.#options.into?.folder === undefined), {
      state,
      tookMs,
      locationOf: (file) => this.#takenOf(file.id)?.location,
      actionOf: (id) => put?.files.get(id)?.action,
    });
    return { results, writtenTo: this.#zip.writtenTo, alikeGroups: state.groups?.length ?? 0, put };
  }

  async #ports(): Promise<Ports<FilePhoto>> {
    const { engine, decoders, people, library, schemeOptions, journal, writesXmp } = this.#options;
    const { photos } = this.#plan;
    const fileAll = library?.fileAll ?? filesByScheme(schemeOptions);
    const looks = await rememberedAnalyses({
      decoder: {
        decode: async (photo, format, stop) => {
          const seen = decoders.decode({ ...photo, toldPlace: photo.told?.coordinates }, format, stop);
          this.#facts.come(photo, seen);
          return (await seen).decoded;
        },
      },
      toldOf: async (photo) => {
        const { date, location } = await this.#facts.of(photo);
        return toldOf(photo, date, location);
      },
      sha256Of: (photo) =>
        this.#zip.prepare(photo).then(
          () => this.#zip.sha256(photo),
          () => undefined,
        ),
      journal,
      photos,
    });
    return {
      reader: fileReader,
      ...looks,
      analyzer: {
        describe: async (image, { photoId }, stop) => {
          const seen = await engine.describe(image, stop);
          void people?.batch.look(photoId, image.bytes, seen.peopleCount);
          return seen;
        },
      },
      ledger: localLedger,
      archive: {
        prepare: (photo) => this.#zip.prepare(photo),
        named: (entries) => this.#archive.named(entries, writesXmp ? this.#xmp() : undefined),
        takesFilesAlone: true,
        finish: (entries, beside) => this.#finish(entries, beside),
      },
      grouping: { groups: async (seen) => groupAlike(seen) },
      ...(fileAll ? { filing: schemeFiling(this.#plan, () => this.#knownFacts(), fileAll) } : {}),
    };
  }

  async #finish(...[entries, beside]: Parameters<Archive<FilePhoto>['finish']>): Promise<void> {
    const { writesXmp, carriesUnreadable, list } = this.#options;
    const { photos, passengers } = this.#plan;
    await this.#readAll();
    const batch = { state: this.#record.state, photos };
    await this.#archive.finish(entries, {
      ...beside,
      failed: failedOf(batch),
      carried: carriesUnreadable ? carriedOf(batch) : [],
      alone: passengers,
      xmpOf: writesXmp ? this.#xmp() : undefined,
      makeTopFiles:
        list &&
        ((_, sha256Of) => topFiles(batchList(this.#toList(list), this.#written(true)), sha256Of, list.t)),
    });
  }

  /** The ZIP or the folder, with what this run notes before it is written. */
  #ownArchive(): Archive<FilePhoto> {
    const target = this.#folder ?? this.#zip;
    const dated = this.#options.writesDates
      ? withWrittenDates(target, {
          dateOf: ({ id }) => this.#takenOf(id)?.date,
          ownDateOf: async (photo) => (await this.#facts.saysOf(photo)).date,
          isCarried: ({ id }) => failureOf(this.#record.state.photos.get(id)) !== undefined,
          onCopy: (id, copy) => this.#datedCopies.set(id, copy),
          signal: this.#options.signal,
        })
      : target;
    return {
      prepare: (photo, stop) => dated.prepare(photo, stop),
      finish: async (entries, beside) => {
        this.#entries = entries;
        if (entries.length > 0) await dated.finish(entries, beside);
      },
    };
  }

  /** The dates of files whose bytes can be read. Others stop nothing: they are named with their failure. */
  async #readable(files: readonly FilePhoto[]): Promise<ReadonlyMap<string, PhotoDate | undefined>> {
    const dates = new Map<string, PhotoDate | undefined>();
    for (const file of files) {
      try {
        await this.#zip.prepare(file);
        dates.set(file.id, this.#takenOf(file.id)?.date);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        this.#record.note({ type: 'refused', photoId: file.id, failure: error.failure });
      }
    }
    return dates;
  }

  /** The sidecars of the photos placed so far. */
  #xmp(): XmpOf {
    return batchXmp(this.#record.state, this.#plan.photos, {});
  }

  /** Undefined before the file was read. */
  #takenOf(id: string): TakenFacts | undefined {
    const file = this.#files.file(id);
    return file && this.#facts.known(file);
  }

  #toList(list: ListOptions): BatchToList {
    return this.#files.toList(this.#record.state, list);
  }

  async #readAll(): Promise<void> {
    await this.#facts.ofAll(this.#plan.files, this.#options.signal);
  }

  async #knownFacts(): Promise<KnownFacts<FilePhoto>> {
    await this.#readAll();
    const persons = await personFolders(this.#plan.photos, this.#options);
    return { taken: ({ id }) => this.#takenOf(id), albums: (file) => this.#files.albumsOf(file), persons };
  }

  /** What is known of each file. @param isPlanned whether a file is named where it is about to be */
  #written(isPlanned: boolean): readonly WrittenPhoto[] {
    const paths = new Map((this.#entries ?? []).map(({ photoId, path }) => [photoId, path]));
    return this.#plan.files.map((file): WrittenPhoto => {
      const there = this.#folder?.put?.files.get(file.id);
      const wanted = isPlanned ? paths.get(file.id) : undefined;
      const path = there ? (there.isInPlace ? there.path : undefined) : wanted;
      const copy = path === undefined ? undefined : this.#datedCopies.get(file.id);
      return {
        photoId: file.id,
        path,
        sha256: this.#zip.sha256(copy ? { ...file, ...copy } : file),
        originalSha256: copy && this.#zip.sha256(file),
        sizeBytes: copy?.sizeBytes,
        date: this.#takenOf(file.id)?.date,
        place: this.#takenOf(file.id)?.location?.place,
      };
    });
  }
}
