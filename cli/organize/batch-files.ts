import { readFile } from 'node:fs/promises';
import { alikeById, type BatchFile, batchFiles, fileFailure, groupOf } from '#core/batch/batch-files.ts';
import { type BatchAction, type BatchState, IDLE_BATCH, reduceBatchBy } from '#core/batch/batch.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { placedPhotos } from '#core/board/placed-photos.ts';
import { isFilm } from '#core/companions/file-kinds.ts';
import type { PlannedPhoto } from '#core/destinations/plan-journal.ts';
import { categoryIn, plannedPhotos } from '#core/lists/batch-list.ts';
import type { WrittenPhoto } from '#core/lists/top-files.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { countryName } from '#core/places/country-name.ts';
import { PlaceFinder } from '#core/places/place-of.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import { type BatchBeside, type BesideChoice, besidePhotos } from '#pipeline/beside-photos.ts';
import { FileFacts, type TakenFacts } from '#pipeline/file-facts.ts';
import type { BesidePhotos, PhotoEntry } from '#pipeline/ports.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { PutFiles } from '../destinations/put-into.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { readSays } from '../inputs/file-source.ts';
import { originalPaths } from '../inputs/original-paths.ts';
import type { BatchPlan } from '../inputs/plan-batch.ts';
import type { NamedPlace, PhotoResult } from './report.ts';

export interface BatchFilesOptions {
  /** The file of the data of places. */
  readonly placesFile: string;
  /** What is included besides photos, and the folders, ZIPs and files as typed. */
  readonly chosen: Omit<BesideChoice, 't' | 'xmpNames'> & { readonly inputs: readonly string[] };
  readonly t: CommandWords;
  readonly onProgress: (done: number, total: number, photo: FilePhoto) => void;
}

/** The files of a batch, and what is known of them so far. */
export class BatchFiles {
  readonly facts: FileFacts<FilePhoto>;
  readonly record: BatchRecord;
  /** What the archive was given, once it was. */
  entries: readonly PhotoEntry<FilePhoto>[] = [];
  readonly #plan: BatchPlan;
  readonly #options: BatchFilesOptions;
  readonly #sha256Of: (photo: FilePhoto) => string | undefined;
  readonly #files: ReadonlyMap<string, FilePhoto>;
  readonly #whole: ReadonlyMap<string, BatchFile<FilePhoto>>;

  /** @param sha256Of knows the checksums of prepared files */
  constructor(
    plan: BatchPlan,
    options: BatchFilesOptions,
    sha256Of: (photo: FilePhoto) => string | undefined,
  ) {
    this.#plan = plan;
    this.#options = options;
    this.#sha256Of = sha256Of;
    this.#files = new Map(plan.files.map((file) => [file.id, file]));
    this.#whole = new Map(batchFiles(plan.photos, plan.passengers).map((one) => [one.file.id, one]));
    const places = new PlaceFinder(() => readFile(options.placesFile));
    this.facts = new FileFacts<FilePhoto>({
      keyOf: (file) => this.#files.get(file.id) ?? file,
      read: readSays,
      locate: (coordinates) => places.at(coordinates),
    });
    this.facts.begin(plan.files);
    this.record = new BatchRecord((photoId, done, total) => {
      const photo = this.#files.get(photoId);
      if (photo) options.onProgress(done, total, photo);
    });
  }

  /** Reads when and where all files were taken. @param signal ends the reading */
  async readAll(signal: AbortSignal): Promise<void> {
    await this.facts.ofAll(this.#plan.files, signal);
  }

  /** When and where a file was taken; undefined before it was read. */
  taken({ id }: Pick<FilePhoto, 'id'>): TakenFacts | undefined {
    const file = this.#files.get(id);
    return file && this.facts.known(file);
  }

  /** The albums of a photo and its copies. */
  albumsOf(file: FilePhoto): readonly string[] {
    return [...new Set([...(file.albums ?? []), ...(this.#wholeOf(file).leader.albums ?? [])])];
  }

  /** What is included besides the photos. */
  beside(): BesidePhotos<FilePhoto> {
    const { chosen, t } = this.#options;
    const beside = besidePhotos(this.#batch(), {}, { ...chosen, t });
    const { makeTopFiles } = beside;
    if (!makeTopFiles) return beside;
    return { ...beside, makeTopFiles: (_, sha256Of) => makeTopFiles(this.#written(true), sha256Of) };
  }

  /** What the lists tell of each file, before it is in its place. */
  planned(): readonly PlannedPhoto[] {
    return plannedPhotos({ ...this.#batch(), nowMs: Date.now(), t: this.#options.t }, this.#written(true));
  }

  /**
   * The result for each file, in the order picked.
   *
   * @param isPlanned whether a file is named where it is about to be
   * @param put what was put into a folder
   */
  results(isPlanned: boolean, put?: PutFiles): readonly PhotoResult[] {
    const { state, tookMs } = this.record;
    const alike = alikeById(state.groups);
    const places = placedPhotos(state);
    const written = new Map(this.#written(isPlanned, put).map((one) => [one.photoId, one]));
    return this.#plan.files.map((photo): PhotoResult => {
      const { path, sha256, originalSha256, date } = written.get(photo.id) ?? {};
      const whole = this.#wholeOf(photo);
      const failure = fileFailure(whole, state.photos);
      const isNamed = path !== undefined && !failure;
      return {
        photo,
        sha256,
        originalSha256,
        ms: tookMs.get(photo.id),
        placed: places.get(photo.id) ?? (isNamed ? placedAs(whole, path, places) : undefined),
        path,
        failure,
        isFilm: whole.kind === undefined && isFilm(photo.name),
        date,
        place: namedPlace(this.taken(photo)?.location),
        albums: this.albumsOf(photo),
        rating: photo.told?.rating,
        group: groupOf(whole, alike) ?? null,
        action: put?.files.get(photo.id)?.action,
      };
    });
  }

  /** The batch as its lists tell it. */
  #batch(): Required<BatchBeside<FilePhoto>> {
    const { photos, passengers: alone, files } = this.#plan;
    const originals = originalPaths(files, this.#options.chosen.inputs);
    const originalById = new Map(files.map(({ id }, at) => [id, originals[at]]));
    const { state } = this.record;
    return { state, photos, alone, originalOf: ({ id, name }) => originalById.get(id) ?? name };
  }

  #written(isPlanned: boolean, put?: PutFiles): readonly WrittenPhoto[] {
    const entries = new Map(this.entries.map((entry) => [entry.photoId, entry]));
    return this.#plan.files.map((file): WrittenPhoto => {
      const there = put?.files.get(file.id);
      const entry = entries.get(file.id);
      const path = there ? (there.isInPlace ? there.path : undefined) : isPlanned ? entry?.path : undefined;
      const copy = path !== undefined && entry?.photo.dated ? entry.photo : undefined;
      const { date, location } = this.taken(file) ?? {};
      return {
        photoId: file.id,
        path,
        sha256: this.#sha256Of(copy ?? file),
        originalSha256: copy && this.#sha256Of(file),
        sizeBytes: copy?.sizeBytes,
        date,
        place: location?.place,
      };
    });
  }

  /** A file with the one that it belongs to. */
  #wholeOf(file: FilePhoto): BatchFile<FilePhoto> {
    return this.#whole.get(file.id) ?? { file, leader: file, kind: undefined };
  }
}

/** The report for a file that wasn't analyzed: that of its photo. */
function placedAs(
  { file, leader }: BatchFile<FilePhoto>,
  path: string,
  places: ReadonlyMap<string, PlacedPhoto>,
): PlacedPhoto {
  const { folder, fileName } = splitPath(path);
  const { description = '', category = categoryIn(path) } = places.get(leader.id) ?? {};
  return { photoId: file.id, description, category, folder, name: fileName, extension: '' };
}

/** Returns a place by name; null for a photo that is near no known place. */
function namedPlace(location: PhotoLocation | undefined): NamedPlace | null {
  if (!location?.place) return null;
  const { place, latitude, longitude } = location;
  const { city, countryCode } = place;
  return { city, country: countryName(countryCode, 'en'), countryCode, latitude, longitude };
}

/** What a batch has said of its photos so far, and how long each took. */
class BatchRecord {
  readonly tookMs = new Map<string, number>();
  readonly #startedMs = new Map<string, number>();
  readonly #onEnded: (photoId: string, done: number, total: number) => void;
  #state = IDLE_BATCH;
  /** What the state doesn't include yet: copying it for each event would take quadratic time. */
  #later: BatchAction[] = [];

  /** @param onEnded called for each photo that was placed or has failed */
  constructor(onEnded: (photoId: string, done: number, total: number) => void) {
    this.#onEnded = onEnded;
  }

  get state(): BatchState {
    this.#state = reduceBatchBy(this.#state, this.#later);
    this.#later = [];
    return this.#state;
  }

  /** Takes an event of the pipeline, or of what comes after it. */
  note(event: BatchAction): void {
    this.#later.push(event);
    if (event.type === 'looking') this.#startedMs.set(event.photoId, performance.now());
    if (event.type === 'failed') this.#end(event.photoId, event.done, event.total);
    if (event.type === 'placed') this.#end(event.photo.photoId, event.done, event.total);
  }

  #end(photoId: string, done: number, total: number): void {
    this.tookMs.set(photoId, Math.round(performance.now() - (this.#startedMs.get(photoId) ?? 0)));
    this.#onEnded(photoId, done, total);
  }
}
