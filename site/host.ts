import { fromEvent } from 'file-selector';
import { createBrowserDecoder } from '#browser/browser-decoder.ts';
import { type BrowserPhoto, toBrowserPhoto } from '#browser/browser-photo.ts';
import { browserReader } from '#browser/browser-reader.ts';
import { createHttpAnalyzer } from '#browser/http-analyzer.ts';
import { createHttpLedger } from '#browser/http-ledger.ts';
import { createThumbnail } from '#browser/thumbnail.ts';
import { createZipArchive, type ZipArchive } from '#browser/zip-archive.ts';
import { ARCHIVE_NAME } from '#core/limits.ts';
import type { Ports } from '#pipeline/ports.ts';
import { api } from './api.ts';
import { saveFile } from './save-file.ts';

/** What the upload page takes from the browser and the server. */
export type SitePhoto = BrowserPhoto;

export interface SiteBatch {
  readonly ports: Ports<SitePhoto>;
  readonly archive: ZipArchive;
}

const decoder = createBrowserDecoder();
const analyzer = createHttpAnalyzer(api);
const ledger = createHttpLedger(api);

/** The ports of one batch, with an archive of its own. */
export function createSiteBatch(): SiteBatch {
  const archive = createZipArchive();
  return { ports: { reader: browserReader, decoder, analyzer, ledger, archive }, archive };
}

export function thumbnailOf(photo: SitePhoto, longEdgePx: number): Promise<Blob> {
  return createThumbnail(photo, longEdgePx);
}

/** The files of a drop or a paste, those in dropped folders included. */
export async function filesOf(event: DragEvent | ClipboardEvent): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((item) => item instanceof File);
}

/**
 * Files as photos; a ZIP among them joins as the photos in it.
 *
 * @throws {AppError} `zip-unreadable`
 */
export async function photosOf(files: readonly File[]): Promise<SitePhoto[]> {
  const photos: SitePhoto[] = [];
  for (const file of files) {
    const members = isZip(file) ? await unpacked(file) : [file];
    photos.push(...members.map(toBrowserPhoto));
  }
  return photos;
}

/** Hands the ZIP to the browser's downloads. */
export function saveZip(zip: Blob): void {
  saveFile(zip, ARCHIVE_NAME);
}

/** The unpacker comes when the first ZIP does. */
async function unpacked(file: File): Promise<File[]> {
  const { photosInZip } = await import('#browser/opened-zip.ts');
  return photosInZip(file);
}

function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === 'application/zip';
}
