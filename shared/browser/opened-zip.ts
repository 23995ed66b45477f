import JSZip from 'jszip';
import { AppError } from '#core/failure.ts';
import { MAX_ZIP_BYTES, MAX_ZIP_ENTRIES } from '#core/limits.ts';

/** Files that systems add to archives and nobody means to organize. */
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Takes apart a ZIP that was dropped on the page: its files, folders gone, names and times kept.
 *
 * @throws {AppError} `zip-unreadable` for a file that is no ZIP, is encrypted or damaged, or is too much
 */
export async function photosInZip(file: File): Promise<File[]> {
  if (file.size > MAX_ZIP_BYTES) throw unreadable('it is over 1 GB');
  const zip = await JSZip.loadAsync(file).catch((error: unknown) => {
    const isEncrypted = error instanceof Error && /encrypted/i.test(error.message);
    throw unreadable(isEncrypted ? 'it is locked with a password' : 'it is damaged');
  });
  const entries = Object.values(zip.files).filter((entry) => !entry.dir && !NOT_MEANT.test(entry.name));
  if (entries.length > MAX_ZIP_ENTRIES) throw unreadable(`it holds more than ${MAX_ZIP_ENTRIES} files`);
  const files: File[] = [];
  let sizeBytes = 0;
  for (const entry of entries) {
    const content = await entry.async('blob').catch(() => {
      throw unreadable(`${entry.name} in it is damaged`);
    });
    sizeBytes += content.size;
    if (sizeBytes > MAX_ZIP_BYTES) throw unreadable('it unpacks to over 1 GB');
    files.push(
      new File([content], entry.name.split('/').at(-1) ?? entry.name, { lastModified: entry.date.getTime() }),
    );
  }
  return files;
}

function unreadable(reason: string): AppError {
  return new AppError({ code: 'zip-unreadable', details: { reason } });
}
