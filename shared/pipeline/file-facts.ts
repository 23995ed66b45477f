import { BatchDates, type FileSays } from '#core/dates/batch-dates.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { ifPhotosFault } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import { type Coordinates, isSamePlace } from '#core/takeout/coordinates.ts';

/** When and where a photo or film was taken. */
export interface TakenFacts {
  readonly date: PhotoDate;
  /** The file's own, else that of its sidecar. */
  readonly location: PhotoLocation | undefined;
}

/** How a host reads its files. */
export interface FileFactsPorts<Source> {
  /** Returns what stands for a file, of whose photo there may be copies. */
  readonly keyOf: (file: Source) => WeakKey;
  /** Reads a file's own data. @throws {AppError} for a file that can't be read anymore */
  readonly read: (file: Source) => Promise<FileSays>;
  /** Returns coordinates with the place at or near them. */
  readonly locate: (coordinates: Coordinates) => Promise<PhotoLocation>;
}

/** Files that are organized together. */
interface Batch<Source extends Photo> {
  readonly dates: BatchDates<Source>;
  readonly known: WeakMap<Source, TakenFacts>;
}

interface Said {
  /** The place from the file's sidecar, which determines its time zone. */
  readonly told: Coordinates | undefined;
  readonly says: Promise<FileSays>;
}

/** When and where a host's files were taken. Each file is read once, unless its sidecar gives another place. */
export class FileFacts<Source extends Photo> {
  readonly #ports: FileFactsPorts<Source>;
  readonly #said = new WeakMap<WeakKey, Said>();
  readonly #batches = new WeakMap<WeakKey, Batch<Source>>();

  constructor(ports: FileFactsPorts<Source>) {
    this.#ports = ports;
  }

  /** Records which files, with their companions, are organized together: they reveal each other's time zone. */
  begin(files: readonly Source[]): void {
    this.#begun(files);
  }

  /** Announces that other code provides a file's own data. If that fails, the file is read. */
  come(file: Source, reading: Promise<{ readonly says?: FileSays | undefined }>): void {
    const came = reading.then(
      ({ says }) => says,
      () => undefined,
    );
    void this.#note(
      file,
      came.then((says) => says ?? this.#ports.read(file)),
    );
  }

  /** Returns a file's own data, with the time zone of its place. @throws what reading it throws */
  saysOf(file: Source): Promise<FileSays> {
    const said = this.#said.get(this.#ports.keyOf(file));
    if (said && isSamePlace(said.told, file.told?.coordinates)) return said.says;
    return this.#note(file, this.#ports.read(file));
  }

  /** Returns when a file was taken. @throws what reading it throws */
  dateOf(file: Source): Promise<PhotoDate> {
    return this.#batchOf(file).dates.of(file, Date.now());
  }

  /** Returns when files were taken, by their ids; without files that can't be read. */
  datesOf(files: readonly Source[]): Promise<ReadonlyMap<string, PhotoDate>> {
    return this.#byId(files, (file) => this.dateOf(file));
  }

  /** Returns when and where a file was taken. @throws what reading it, or finding its place, throws */
  async of(file: Source): Promise<TakenFacts> {
    const { dates, known } = this.#batchOf(file);
    const before = known.get(file);
    if (before) return before;
    const date = await dates.of(file, Date.now());
    const { coordinates = file.told?.coordinates } = await this.saysOf(file);
    const taken = { date, location: coordinates && (await this.#ports.locate(coordinates)) };
    known.set(file, taken);
    return taken;
  }

  /**
   * Returns when and where files were taken, by their ids; without files that can't be read.
   *
   * @param signal ends the reading
   */
  ofAll(files: readonly Source[], signal?: AbortSignal): Promise<ReadonlyMap<string, TakenFacts>> {
    return this.#byId(files, (file) => this.of(file), signal);
  }

  /** Returns what {@link of} has found for a file; undefined before. */
  known(file: Source): TakenFacts | undefined {
    return this.#batches.get(this.#ports.keyOf(file))?.known.get(file);
  }

  async #byId<Fact>(
    files: readonly Source[],
    factOf: (file: Source) => Promise<Fact>,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, Fact>> {
    const alone = files.filter((file) => !this.#batches.has(this.#ports.keyOf(file)));
    if (alone.length > 0) this.#begun(alone);
    const facts = new Map<string, Fact>();
    for (const file of files) {
      if (signal?.aborted) break;
      const fact = await factOf(file).catch(ifPhotosFault(undefined));
      if (fact !== undefined) facts.set(file.id, fact);
    }
    return facts;
  }

  #batchOf(file: Source): Batch<Source> {
    return this.#batches.get(this.#ports.keyOf(file)) ?? this.#begun([file]);
  }

  #begun(files: readonly Source[]): Batch<Source> {
    const dates = new BatchDates(files, (file) => this.saysOf(file));
    const batch = { dates, known: new WeakMap<Source, TakenFacts>() };
    for (const file of files) this.#batches.set(this.#ports.keyOf(file), batch);
    return batch;
  }

  #note(file: Source, says: Promise<FileSays>): Promise<FileSays> {
    const key = this.#ports.keyOf(file);
    const said = { told: file.told?.coordinates, says };
    this.#said.set(key, said);
    says.catch(() => {
      if (this.#said.get(key) === said) this.#said.delete(key);
    });
    return says;
  }
}
