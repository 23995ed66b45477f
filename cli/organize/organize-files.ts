import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { companionPaths } from '#core/companions/companion-paths.ts';
import { AppError } from '#core/failure.ts';
import { MAX_DEVICE_PHOTO_BYTES } from '#core/limits.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Decoder, Ports } from '#pipeline/ports.ts';
import type { Engine } from '#server/engines/engine.ts';
import { BatchRecord } from './batch-record.ts';
import { FileArchive, preparedFiles } from './file-archive.ts';
import { Along } from './along.ts';
import { Alike } from './alike.ts';
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
import type { Decoders } from './tools.ts';
import { toldByExport } from '../inputs/with-export.ts';
import { withDate } from './date-writing.ts';
import { stagedXmpFiles, XMP_STAGE, xmpFiles, type XmpFiles } from './xmp-files.ts';

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
  readonly journal: LookJournal | undefined;
  /** How many photos the engine describes in parallel. */
  readonly workers: number | undefined;
  readonly onProgress: (done: number, total: number, photo: FilePhoto) => void;
  readonly signal: AbortSignal;
}

/** Organizes files on disk through the pipeline and returns the result for each of them. */
export function organizeFiles(
  files: readonly FilePhoto[],
  plan: BatchPlan,
  options: OrganizeFilesOptions,
): Promise<OrganizedFiles> {
  return new FileBatch(files, plan, options).organize();
}

/** A batch of files on disk, and what is known of them so far. */
class FileBatch {
  readonly #files: readonly FilePhoto[];
  readonly #plan: BatchPlan;
  readonly #options: OrganizeFilesOptions;
  readonly #places: PhotoPlaces;
  readonly #dates: PhotoDates;
  readonly #archive: FileArchive;
  readonly #along: Along;
  readonly #alike = new Alike();
  readonly #record: BatchRecord;
  /** The copies with a date of those photos that have none, by their ids. */
  readonly #datedCopies = new Map<string, Pick<FilePhoto, 'dated' | 'sizeBytes'>>();
  #finder: PlaceFinder | undefined;
  #entries: readonly ArchiveEntry[] = [];
  #put: PutFiles | undefined;
  #xmp: XmpFiles;
  #groups: ReturnType<Alike['groups']> | undefined;

  constructor(files: readonly FilePhoto[], plan: BatchPlan, options: OrganizeFilesOptions) {
    this.#files = files;
    this.#plan = plan;
    this.#options = options;
    this.#places = new PhotoPlaces(plan.reading, options.placesFile);
    this.#dates = new PhotoDates(files, plan.reading, (file, says) => this.#places.see(file, says));
    this.#archive = new FileArchive(options.out);
    const { carriesUnreadable, library } = options;
    this.#along = new Along(files, plan, this.#dates, { carriesUnreadable, library });
    this.#xmp = { followers: plan.followers, files: new Map() };
    this.#record = new BatchRecord((photoId, done, total) => {
      const photo = this.#along.file(photoId);
      if (photo) options.onProgress(done, total, photo);
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
    try {
      for await (const event of organize(photos, await this.#ports(), settings, signal))
        this.#record.note(event);
    } catch (error) {
      // The report says for each photo why it was not placed.
      const code = error instanceof AppError ? error.failure.code : undefined;
      if (code !== 'all-photos-failed' && code !== 'nothing-selected') throw error;
    }
    // Videos are included even if no photo could be placed.
    const hasPassengers = this.#along.passengers(this.#record.placed, this.#record.failures).length > 0;
    if (this.#entries.length === 0 && hasPassengers) await this.#finish([]);

    await this.#readAll();
    const results = this.#results();
    const alikeGroups = new Set(this.#groups?.values()).size;
    return { results, writtenTo: this.#archive.writtenTo, alikeGroups, put: this.#put };
  }

  async #ports(): Promise<Ports<FilePhoto>> {
    const { engine, decoders, people, library, schemeOptions, journal } = this.#options;
    const { photos, passengers, reading } = this.#plan;
    const facts = () => this.#knownFacts();
    const filing =
      library?.filing(this.#files, passengers, facts) ?? schemeFiling(this.#files, schemeOptions, facts);
    const decode: Decoder<FilePhoto>['decode'] = async (photo, format, stop) => {
      const { decoded, seen } = await decoders.decode(photo, format, stop);
      this.#alike.remember(photo, seen);
      return decoded;
    };
    const looks = await rememberedLooks({
      decoder: { decode },
      toldOf: toldByExport(reading, this.#dates),
      sha256Of: (photo) =>
        this.#archive.prepare(photo).then(
          () => this.#archive.sha256(photo),
          () => undefined,
        ),
      journal,
      photos,
      alike: this.#alike,
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
        prepare: (photo) => this.#archive.prepare(photo),
        finish: (entries) => this.#finish(entries),
      },
      ...(filing ? { filing } : {}),
    };
  }

  async #finish(placedEntries: readonly ArchiveEntry[]): Promise<void> {
    const { writesXmp, writesDates, list, into, signal } = this.#options;
    const { photos, reading, followers } = this.#plan;
    const { location } = await this.#readAll();
    const known = { placed: this.#record.placed, facts: reading.facts, location, followers };
    const date = ({ id }: FilePhoto) => this.#dates.known(id);
    this.#xmp = xmpFiles(writesXmp ? photos : [], { ...known, date });
    const passengers = this.#along.passengers(this.#record.placed, this.#record.failures);
    const wanted = companionPaths(placedEntries, this.#xmp.followers, passengers);
    const fileOf = (id: string) => this.#along.file(id) ?? this.#xmp.files.get(id);
    const { named, unreadable } = await preparedFiles(wanted, fileOf, this.#dates, (photo) =>
      this.#archive.prepare(photo),
    );
    for (const [id, failure] of unreadable) this.#record.failures.set(id, failure);
    this.#entries = named.map(({ photoId, path }) => ({ photoId, path }));
    if (writesDates) await this.#writeDates(named.map(({ photo }) => photo));
    if (into) {
      this.#put = signal.aborted ? undefined : await this.#putAll(into);
      return;
    }
    await this.#archive.finish(
      named.map(({ photoId, path, photo }) => ({ photoId, path, photo: this.#withDate(photo) })),
      list && {
        makeTopFiles: (_, sha256Of) => topFiles(listedFiles(this.#results(true), list), sha256Of, list.t),
      },
    );
  }

  async #writeDates(all: readonly FilePhoto[]): Promise<void> {
    const { signal } = this.#options;
    for (const photo of all) {
      if (signal.aborted) return;
      const isFailed = this.#record.failures.has(photo.id);
      const copy = isFailed ? undefined : await withDate(photo, this.#dates.known(photo.id));
      if (!copy) continue;
      await this.#archive.prepare(copy);
      this.#datedCopies.set(photo.id, { dated: copy.dated, sizeBytes: copy.sizeBytes });
    }
  }

  #withDate(photo: FilePhoto): FilePhoto {
    return { ...photo, ...this.#datedCopies.get(photo.id) };
  }

  /** Puts the very files into the folder, with their own times. */
  async #putAll(target: PutOptions): Promise<PutFiles> {
    const { library, list, people } = this.#options;
    const stage = target.folder && join(target.folder.own, `${XMP_STAGE}${randomUUID()}`);
    const sidecars = stage ? await stagedXmpFiles(this.#xmp, stage) : this.#xmp.files;
    const toPut = this.#entries.flatMap(({ path: wanted, ...entry }) => {
      const own = this.#along.file(entry.photoId);
      const photo = sidecars.get(entry.photoId) ?? (own && this.#withDate(own));
      const sha256 = photo && this.#archive.sha256(photo);
      const path = library?.pathOf(wanted) ?? wanted;
      return !photo || sha256 === undefined ? [] : [{ ...entry, path, photo, sha256 }];
    });
    if (target.folder) {
      await rememberPeople(toPut, people);
      await library?.makeRoom(toPut);
    }
    const inputs = stage && sidecars.size > 0 ? [...target.inputs, stage] : target.inputs;
    const photosOf =
      list &&
      (() => {
        const results = this.#results(true);
        return listedFiles(results, list).map(({ path, ...listed }, at) => {
          return { id: path === undefined ? undefined : results[at]?.photo.id, listed };
        });
      });
    return putInto(toPut, this.#xmp.followers, photosOf, { ...target, inputs });
  }

  async #readAll(): Promise<PlaceFinder> {
    await this.#dates.readAll(this.#files, this.#options.signal);
    this.#finder = await this.#places.finder();
    return this.#finder;
  }

  async #knownFacts(): Promise<KnownFacts> {
    await this.#dates.readAll(this.#files, this.#options.signal);
    const { place } = await this.#places.finder();
    const date: KnownFacts['date'] = ({ id }) => this.#dates.known(id);
    const persons = await personFolders(this.#plan.photos, this.#options);
    return { date, place, albums: (file) => this.#along.albumsOf(file), persons };
  }

  /** What is known of each file. @param isPlanned whether a file is named where it is about to be */
  #results(isPlanned = this.#options.into?.folder === undefined): readonly PhotoResult[] {
    const along = this.#along;
    const alikeGroups = (this.#groups ??= this.#alike.groups(this.#plan.photos.map(({ id }) => id)));
    const paths = new Map(this.#entries.map(({ photoId, path }) => [photoId, path]));
    return this.#files.map((photo): PhotoResult => {
      const there = this.#put?.files.get(photo.id);
      const wanted = isPlanned ? paths.get(photo.id) : undefined;
      const path = there ? (there.isInPlace ? there.path : undefined) : wanted;
      const failure = this.#record.failures.get(photo.id) ?? along.failureOf(photo, this.#record.failures);
      const copy = path === undefined ? undefined : this.#datedCopies.get(photo.id);
      return {
        photo,
        sha256: this.#archive.sha256(copy ? this.#withDate(photo) : photo),
        original: copy && { sha256: this.#archive.sha256(photo), writtenBytes: copy.sizeBytes },
        ms: this.#record.tookMs.get(photo.id),
        placed:
          this.#record.placed.get(photo.id) ??
          (path === undefined || failure ? undefined : along.placedAs(photo, path, this.#record.placed)),
        path,
        failure,
        date: this.#dates.known(photo.id),
        place: this.#finder?.place(photo) ?? null,
        albums: along.albumsOf(photo),
        rating: this.#plan.reading.facts.get(photo.id)?.rating,
        group: along.groupOf(photo, alikeGroups),
        action: there?.action,
      };
    });
  }
}
