import { type FileSays, fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { BatchDates } from '#core/dates/batch-dates.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import type { ExportReading } from '#core/takeout/read-export.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sourceOfFile } from '../inputs/file-source.ts';
import type { Photo } from '#core/photo.ts';

/** Called with each file's time and place. */
export type OnSays = (file: FilePhoto, says: FileSays) => void;

/** Returns when photos and films of a batch were taken. Each file is read once, when its date is first requested. */
export class PhotoDates {
  readonly #reading: Pick<ExportReading, 'facts' | 'albums'>;
  readonly #onSays: OnSays;
  readonly #says = new Map<string, Promise<FileSays>>();
  readonly #known = new Map<string, PhotoDate>();
  readonly #dates: BatchDates<FilePhoto & Photo>;

  /**
   * @param files all files of the batch, which reveal the time zone of photos without one
   * @param onSays what else is read from metadata, so that no file is read twice
   */
  constructor(files: readonly FilePhoto[], reading: Pick<ExportReading, 'facts' | 'albums'>, onSays: OnSays) {
    this.#reading = reading;
    this.#onSays = onSays;
    const all = files.map((file) => this.#withTold(file));
    this.#dates = new BatchDates(all, (file) => this.#saysOf(file));
  }

  async of(file: FilePhoto): Promise<PhotoDate> {
    const known = this.#known.get(file.id);
    if (known) return known;
    const date = await this.#dates.of(this.#withTold(file), Date.now());
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
    const says = fileSays(metadata, this.#reading.facts.get(file.id)?.coordinates, Date.now());
    this.#onSays(file, says);
    return says;
  }

  #withTold(file: FilePhoto): FilePhoto & Photo {
    const told = this.#reading.facts.get(file.id);
    return { ...file, ...(told ? { told } : {}), albums: this.#reading.albums.get(file.id) ?? [] };
  }
}
