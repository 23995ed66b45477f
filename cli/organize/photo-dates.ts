import { type FileSays, fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import type { OffsetAt } from '#core/dates/local-time.ts';
import { deviceZone } from '#core/dates/device-zone.ts';
import { dateInBatch, offsetOfBatch } from '#core/dates/date-in-batch.ts';
import { cluesOf, type PhotoDate } from '#core/dates/photo-date.ts';
import type { ExportReading } from '#core/takeout/read-export.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sourceOfFile } from '../inputs/file-source.ts';

/** Called with each file's time and place. */
export type OnSays = (file: FilePhoto, says: FileSays) => void;

/** Returns when photos and films of a batch were taken. Each file is read once, when its date is first requested. */
export class PhotoDates {
  readonly #files: readonly FilePhoto[];
  readonly #reading: Pick<ExportReading, 'facts' | 'albums'>;
  readonly #onSays: OnSays;
  readonly #says = new Map<string, Promise<FileSays>>();
  readonly #known = new Map<string, PhotoDate>();
  #offset: Promise<OffsetAt> | undefined;

  /**
   * @param files all files of the batch, which reveal the time zone of photos without one
   * @param onSays what else is read from metadata, so that no file is read twice
   */
  constructor(files: readonly FilePhoto[], reading: Pick<ExportReading, 'facts' | 'albums'>, onSays: OnSays) {
    this.#files = files;
    this.#reading = reading;
    this.#onSays = onSays;
  }

  async of(file: FilePhoto): Promise<PhotoDate> {
    const known = this.#known.get(file.id);
    if (known) return known;
    const told = this.#reading.facts.get(file.id);
    const listed = { ...file, ...(told ? { told } : {}), albums: this.#reading.albums.get(file.id) ?? [] };
    const says = await this.#saysOf(file);
    const date = await dateInBatch(cluesOf(listed, Date.now()), says, () => this.#offsetOfBatch());
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

  #offsetOfBatch(): Promise<OffsetAt> {
    return (this.#offset ??= this.#readOffset());
  }

  async #readOffset(): Promise<OffsetAt> {
    const photos = [];
    for (const file of this.#files) {
      const sidecarMs = this.#reading.facts.get(file.id)?.takenMs;
      photos.push({ says: await this.#saysOf(file), sidecarMs });
    }
    return offsetOfBatch(photos, deviceZone());
  }
}
