import { type FileSays, fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { BatchDates } from '#core/dates/batch-dates.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sourceOfFile } from '../inputs/file-source.ts';

/** Called with each file's time and place. */
export type OnSays = (file: FilePhoto, says: FileSays) => void;

/** Returns when photos and films of a batch were taken. Each file is read once, when its date is first requested. */
export class PhotoDates {
  readonly #onSays: OnSays;
  readonly #says = new Map<string, Promise<FileSays>>();
  readonly #known = new Map<string, PhotoDate>();
  readonly #dates: BatchDates<FilePhoto>;

  /**
   * @param files all files of the batch, which reveal the time zone of photos without one
   * @param onSays what else is read from metadata, so that no file is read twice
   */
  constructor(files: readonly FilePhoto[], onSays: OnSays) {
    this.#onSays = onSays;
    this.#dates = new BatchDates(files, (file) => this.#saysOf(file));
  }

  /** Announces that other code that reads a file will provide its data; if that fails, the file is read again. */
  come(file: FilePhoto, reading: Promise<{ readonly says: FileSays }>): void {
    if (this.#says.has(file.id)) return;
    const noted = reading.then(
      ({ says }) => this.#noted(file, says),
      () => this.#read(file),
    );
    this.#says.set(file.id, noted);
  }

  /** The date in a file's own metadata, whatever other sources say. */
  async own(file: FilePhoto): Promise<FileSays['date']> {
    return (await this.#saysOf(file)).date;
  }

  async of(file: FilePhoto): Promise<PhotoDate> {
    const known = this.#known.get(file.id);
    if (known) return known;
    const date = await this.#dates.of(file, Date.now());
    this.#known.set(file.id, date);
    return date;
  }

  /** @param signal ends the reading; the remaining dates stay unknown */
  async readAll(files: readonly FilePhoto[], signal: AbortSignal): Promise<void> {
    for (const file of files) {
      if (signal.aborted) return;
      await this.of(file);
    }
  }

  /** Undefined until requested. */
  known(id: string): PhotoDate | undefined {
    return this.#known.get(id);
  }

  #saysOf(file: FilePhoto): Promise<FileSays> {
    const says = this.#says.get(file.id) ?? this.#read(file);
    this.#says.set(file.id, says);
    return says;
  }

  async #read(file: FilePhoto): Promise<FileSays> {
    const metadata = await fileMetadata(sourceOfFile(file)).catch(() => NO_METADATA);
    return this.#noted(file, fileSays(metadata, file.told?.coordinates, Date.now()));
  }

  #noted(file: FilePhoto, says: FileSays): FileSays {
    this.#onSays(file, says);
    return says;
  }
}
