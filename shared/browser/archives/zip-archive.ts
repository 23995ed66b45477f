import { centralDirectory, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';
import { dated } from '#core/dates/photo-date.ts';
import type { WrittenPhoto } from '#core/lists/top-files.ts';
import type { Archive } from '#pipeline/ports.ts';
import { BlobBuilder } from '../files/blob-builder.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { sha256OfText, sumsOf } from '../files/checksums.ts';
import { fileFacts } from '../files/file-facts.ts';

export interface ZipArchive extends Archive<BrowserPhoto> {
  /** The ZIP of the last `finish`. */
  readonly zip: Blob | undefined;
}

/**
 * Creates the ZIP by reference: it consists of our records and the photos' own files, so no photo is copied and the
 * batch is never in memory. Checksums are computed while the engine describes the photo, and cached, so that the same
 * photos under other paths take no more time. An entry's time is when its photo was taken.
 */
export function createZipArchive(): ZipArchive {
  let zip: Blob | undefined;

  const topOf = async (
    ...[entries, { makeTopFiles, failed = [] } = {}]: Parameters<ZipArchive['finish']>
  ) => {
    if (!makeTopFiles) return [];
    const facts = await fileFacts.ofAll([...entries.map(({ photo }) => photo), ...failed]);
    const written = async ({ id, file }: BrowserPhoto, path: string | undefined): Promise<WrittenPhoto> => {
      const { date, location } = facts.get(id) ?? {};
      return { photoId: id, path, sha256: (await sumsOf(file)).sha256, date, place: location?.place };
    };
    const named: WrittenPhoto[] = [];
    // As old as the newest photo, so that the same photos always give the same ZIP.
    let lastModified = 0;
    for (const { path, photo } of entries) {
      lastModified = Math.max(lastModified, photo.modifiedMs);
      named.push(await written(photo, path));
    }
    for (const photo of failed) if (facts.has(photo.id)) named.push(await written(photo, undefined));
    const made = await makeTopFiles(named, sha256OfText);
    return Promise.all(
      made.map(async ({ name, text }) => {
        const file = new File([text], name, { lastModified });
        return { file, crc32: (await sumsOf(file)).crc32 };
      }),
    );
  };

  return {
    get zip() {
      return zip;
    },
    // Not tied to the batch's abort: the next batch can use a checksum that has already been started.
    prepare: async ({ file }) => {
      await sumsOf(file);
    },
    finish: async (undated, beside) => {
      const entries = undated.map(({ photoId, path, photo, date }) => {
        return { photoId, path, photo: dated(photo, date) };
      });
      const builder = new BlobBuilder();
      const written: StoredEntry[] = [];
      for (const { file, crc32 } of await topOf(entries, beside)) {
        const { name: path, size: sizeBytes, lastModified: modifiedMs } = file;
        const entry = { path, sizeBytes, crc32, modifiedMs };
        written.push(entry);
        await builder.add(localHeader(entry), file);
      }
      for (const { path, photo } of entries) {
        const { crc32 } = await sumsOf(photo.file);
        const { sizeBytes, modifiedMs } = photo;
        const entry = { path, sizeBytes, crc32, modifiedMs };
        written.push(entry);
        await builder.add(localHeader(entry), photo.file);
      }
      await builder.add(centralDirectory(written));
      zip = builder.build('application/zip');
    },
  };
}
