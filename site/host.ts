import { createBrowserDecoder } from '#browser/browser-decoder.ts';
import type { BrowserPhoto } from '#browser/browser-photo.ts';
import { browserReader } from '#browser/browser-reader.ts';
import { createHttpAnalyzer } from '#browser/http-analyzer.ts';
import { createHttpLedger } from '#browser/http-ledger.ts';
import { createThumbnail } from '#browser/thumbnail.ts';
import { createZipArchive } from '#browser/zip-archive.ts';
import { ARCHIVE_NAME } from '#core/limits.ts';
import type { OrganizerHost } from '#ui/use-organizer.ts';
import { api } from './api.ts';
import { saveFile } from './save-file.ts';

const decoder = createBrowserDecoder();
const analyzer = createHttpAnalyzer(api);
const ledger = createHttpLedger(api);

/** What the upload page takes from the browser and the server. Each batch has an archive of its own. */
export const siteHost: OrganizerHost<BrowserPhoto> = {
  thumbnailOf: createThumbnail,
  createBatch: () => {
    const archive = createZipArchive();
    return { ports: { reader: browserReader, decoder, analyzer, ledger, archive }, zip: () => archive.zip };
  },
  saveZip: async (zip) => saveFile(zip, ARCHIVE_NAME),
};
