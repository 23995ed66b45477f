import { basename, sep } from 'node:path';
import { entriesOf } from '#codec/zip/zip-entries.ts';
import { besideKind, isCounted, PICTURE_NAME } from '#core/companions/file-kinds.ts';
import { isExportPart } from '#core/takeout/is-export-part.ts';
import { AppError } from '#core/failure.ts';
import { addNotPhotos, type NotPhotoCounts, notPhotoKind } from '#core/not-photos/not-photo.ts';
import { stat } from '../disk/byte-fs.ts';
import { type FilePhoto, fileReader, isZip } from './file-photo.ts';
import { zipLimits } from '../limits.ts';
import type { Say } from '../arguments/words.ts';
import { walkFiles } from './walk-files.ts';
import { withZip } from './zip-source.ts';

export interface FoundPhotos {
  /** Photos, ZIPs named on the command line, and parts of exports. */
  readonly files: readonly FilePhoto[];
  /** Films, and files about photos: see `besideKind`. */
  readonly beside: readonly FilePhoto[];
  /** Files in the folders that neither are pictures nor are named like them. */
  readonly leftAlone: readonly string[];
  /** Pictures and films that aren't a person's photos: see `notPhotoKind`. */
  readonly notPhotos?: NotPhotoCounts;
  /** How many files `--exclude` and `--include` leave out. */
  readonly excluded?: number;
  /** Unusable paths, such as broken links. */
  readonly leftOut: readonly Say[];
  /** Whether some path couldn't be read. */
  readonly isIncomplete?: boolean;
}

/**
 * Finds the photos to organize: every file named on the command line, and in folders, at any depth, every file that
 * is a picture or is named like one. A ZIP in a folder may be our own output, so it is ignored unless it is part of
 * an export.
 *
 * @param isTaken whether a folder's file is included, by its path within it
 * @throws {UsageError} for a path that doesn't exist
 */
export async function findPhotos(
  inputs: readonly string[],
  isTaken: (path: string) => boolean = () => true,
): Promise<FoundPhotos> {
  const walked = await walkFiles(inputs);
  const files: FilePhoto[] = [];
  const beside: FilePhoto[] = [];
  const leftAlone: string[] = [];
  const leftOut = [...walked.leftOut];
  let notPhotos: NotPhotoCounts = {};
  let excluded = 0;
  let { isIncomplete } = walked;
  for (const { path, name, folder, isNamed } of walked.files) {
    if (!isNamed && !isTaken(name.replaceAll(sep, '/'))) {
      excluded += 1;
      continue;
    }
    const stats = await stat(path).catch(() => undefined);
    if (!stats) {
      isIncomplete = true;
      leftOut.push((t) => t('command-line.gone', { name }));
      continue;
    }
    const { size: sizeBytes, mtimeMs: modifiedMs } = stats;
    const photo = { id: path, path, from: path, name, sizeBytes, modifiedMs, folder };
    const kind = isNamed ? undefined : notPhotoKind(folder, basename(path), true);
    if (kind && isCounted(name)) notPhotos = addNotPhotos(notPhotos, { [kind]: 1 });
    else if (kind) leftAlone.push(path);
    else if (besideKind(name)) beside.push(photo);
    else if (isNamed || (await isMeant(photo)) || (await isPart(photo))) files.push(photo);
    else leftAlone.push(path);
  }
  return { files, beside, leftAlone, notPhotos, excluded, leftOut, isIncomplete };
}

/** Returns whether a ZIP is part of an export, by its directory alone. */
async function isPart({ path }: FilePhoto): Promise<boolean> {
  if (!isZip(path)) return false;
  try {
    const entries = await withZip(path, (zip) => entriesOf(zip, zipLimits(zip.sizeBytes)));
    return isExportPart(entries.map(({ roughPath }) => roughPath));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}

/** Returns whether a file in a folder, or in a ZIP, is a picture or is named like one. */
export async function isMeant(photo: FilePhoto): Promise<boolean> {
  if (PICTURE_NAME.test(photo.name)) return true;
  if (isZip(photo.name)) return false;
  const detected = await fileReader.formatOf(photo).catch(() => undefined);
  return detected?.kind === 'photo';
}
