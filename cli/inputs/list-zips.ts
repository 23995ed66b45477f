import { basename, sep } from 'node:path';
import { type PackedFile, packedFilesInZip } from '#codec/zip/packed-zip.ts';
import { besideKind, isCounted } from '#core/companions/file-kinds.ts';
import { folderOf } from '#core/naming/file-name.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { addNotPhotos, type NotPhotoCounts, notPhotoKind } from '#core/not-photos/not-photo.ts';
import { type FilePhoto, isZip } from './file-photo.ts';
import { isMeant } from './find-photos.ts';
import { zipLimits } from '../limits.ts';
import { withZip } from './zip-source.ts';

/** A photo to organize, or a ZIP that couldn't be opened. */
export interface PickedPhoto {
  readonly photo: FilePhoto;
  /** Why the ZIP couldn't be opened. */
  readonly failure?: Failure;
}

export interface ListedZips {
  readonly picked: readonly PickedPhoto[];
  /** Films, and files about photos: see `besideKind`. */
  readonly beside: readonly FilePhoto[];
  /** Files in the ZIPs that neither are pictures nor are named like them. */
  readonly leftAlone: readonly string[];
  /** Pictures and films that aren't a person's photos: see `notPhotoKind`. */
  readonly notPhotos: NotPhotoCounts;
  /** How many files `--exclude` and `--include` leave out. */
  readonly excluded: number;
}

/**
 * Replaces each ZIP with the photos in it, which stay there: only directories and first bytes are read. A ZIP that
 * can't be opened stays in the list with its failure; an abort ends the listing.
 *
 * @param isTaken whether a ZIP's file is included, by its path within it
 */
export async function listZips(
  files: readonly FilePhoto[],
  signal: AbortSignal,
  isTaken: (path: string) => boolean = () => true,
): Promise<ListedZips> {
  const picked: PickedPhoto[] = [];
  const beside: FilePhoto[] = [];
  const leftAlone: string[] = [];
  let notPhotos: NotPhotoCounts = {};
  let excluded = 0;
  for (const file of files) {
    if (signal.aborted) break;
    if (!isZip(file.path)) {
      picked.push({ photo: file });
      continue;
    }
    try {
      for (const photo of await filesOf(file, signal)) {
        if (!isTaken(photo.from.slice(file.path.length + 1).replaceAll(sep, '/'))) {
          excluded += 1;
          continue;
        }
        const kind = notPhotoKind(photo.folder ?? '', basename(photo.name), false);
        if (kind && isCounted(photo.name)) notPhotos = addNotPhotos(notPhotos, { [kind]: 1 });
        else if (kind) leftAlone.push(photo.from);
        else if (besideKind(photo.name)) beside.push(photo);
        else if (await isMeant(photo)) picked.push({ photo });
        else leftAlone.push(photo.from);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      picked.push({ photo: file, failure: error.failure });
    }
  }
  return { picked, beside, leftAlone, notPhotos, excluded };
}

/** @throws {AppError} `zip-unreadable`, or `photo-gone` if the ZIP can't be read */
function filesOf(zip: FilePhoto, signal: AbortSignal): Promise<readonly FilePhoto[]> {
  return withZip(zip.path, async (source) => {
    const files: FilePhoto[] = [];
    const numbers = new Map<string, number>();
    for await (const packed of packedFilesInZip(source, zipLimits(source.sizeBytes))) {
      if (signal.aborted) break;
      files.push(photoOf(packed, zip, numbers));
    }
    return files;
  });
}

function photoOf(packed: PackedFile, zip: FilePhoto, numbers: Map<string, number>): FilePhoto {
  const { path: inside, sizeBytes, modifiedMs, content, crc32 } = packed;
  // Paths in a ZIP are untrusted: they are only displayed and never opened.
  const shown = unlike((inside || '?').split('/'), numbers);
  const from = [zip.path, ...shown].join(sep);
  return {
    id: from,
    path: zip.path,
    packed: { content, sizeBytes, crc32 },
    from,
    name: [zip.name, ...shown].join(sep),
    sizeBytes,
    modifiedMs,
    folder: folderOf(inside),
  };
}

/** Makes a path unique within the ZIP: later files with an equal path are numbered. */
function unlike(parts: readonly string[], numbers: Map<string, number>): readonly string[] {
  const wanted = parts.join('/');
  const [, stem = '', extension = ''] = /^(.+?)(\.[^.]*)?$/su.exec(parts.at(-1) ?? '') ?? [];
  for (let number = numbers.get(wanted) ?? 1; ; number += 1) {
    const name = number === 1 ? `${stem}${extension}` : `${stem} (${number})${extension}`;
    const path = [...parts.slice(0, -1), name];
    const key = path.join('/');
    if (number > 1 && numbers.has(key)) continue;
    numbers.set(wanted, number + 1);
    if (!numbers.has(key)) numbers.set(key, 2);
    return path;
  }
}
