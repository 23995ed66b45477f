import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt, takenOffset } from '#codec/taken-at.ts';
import { cluesOf, type PhotoDate, photoDate } from '#core/exports/photo-date.ts';
import type { ExportReading } from '#core/exports/read-export.ts';
import { readHead } from './file-bytes.ts';
import type { FilePhoto } from './file-photo.ts';

/** Is shown the first bytes of each file. */
export type OnHeader = (file: FilePhoto, header: Uint8Array<ArrayBuffer>) => void;

/** When photos and films were taken. Each file is read once, when its date is first asked for. */
export class PhotoDates {
  readonly #reading: Pick<ExportReading, 'facts' | 'albums'>;
  readonly #onHeader: OnHeader;
  readonly #known = new Map<string, PhotoDate>();

  /** @param onHeader what else reads headers, so that no file is read for it again */
  constructor(reading: Pick<ExportReading, 'facts' | 'albums'>, onHeader: OnHeader) {
    this.#reading = reading;
    this.#onHeader = onHeader;
  }

  async of(file: FilePhoto): Promise<PhotoDate> {
    const known = this.#known.get(file.id);
    if (known) return known;
    const header = await readHead(file, HEADER_BYTES).catch(() => new Uint8Array());
    this.#onHeader(file, header);
    const told = this.#reading.facts.get(file.id);
    const listed = { ...file, ...(told ? { told } : {}), albums: this.#reading.albums.get(file.id) ?? [] };
    const clues = cluesOf(listed, Date.now());
    const date = photoDate({ ...clues, exif: takenAt(header), exifOffset: takenOffset(header) });
    this.#known.set(file.id, date);
    return date;
  }

  /** @param signal ends the reading; the dates that are left stay unknown */
  async readAll(files: readonly FilePhoto[], signal: AbortSignal): Promise<void> {
    for (const file of files) {
      if (signal.aborted) return;
      await this.of(file);
    }
  }

  /** Undefined until it was asked for. */
  known(id: string): PhotoDate | undefined {
    return this.#known.get(id);
  }
}
