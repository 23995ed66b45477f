import { dirname } from 'node:path';
import { realpath } from '../disk/byte-fs.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import type { FoundPhotos } from '../inputs/find-photos.ts';
import type { IntoArguments } from '../arguments/argument-types.ts';
import { liesIn } from './into-folder.ts';

/**
 * Returns the photos to put into a folder, without those of the inputs that are already in it from before. A folder
 * named as its own input is organized in place.
 *
 * @param top the real path of the folder; undefined if it doesn't exist yet
 * @throws {UsageError} if files would be copied into the folder they are in
 */
export async function inputsBeside(
  found: FoundPhotos,
  inputs: readonly string[],
  { folder, isMoved }: IntoArguments,
  top: string | undefined,
): Promise<FoundPhotos> {
  if (top === undefined) return found;
  const real = await Promise.all(inputs.map((input) => realpath(input)));
  const isNamed = real.includes(top);
  if (isNamed && !isMoved) throw new UsageError((t) => t('into.sameFolder', { folder }));
  if (isNamed || !real.some((input) => liesIn(top, input))) return found;
  const folders = new Map<string, string>();
  const isBeside = async ({ path }: FilePhoto) => {
    const own = folders.get(dirname(path)) ?? (await realpath(dirname(path)));
    folders.set(dirname(path), own);
    return own !== top && !liesIn(own, top);
  };
  return {
    ...found,
    files: await filtered(found.files, isBeside),
    beside: await filtered(found.beside, isBeside),
  };
}

async function filtered(
  files: readonly FilePhoto[],
  isMeant: (file: FilePhoto) => Promise<boolean>,
): Promise<readonly FilePhoto[]> {
  const kept: FilePhoto[] = [];
  for (const file of files) if (await isMeant(file)) kept.push(file);
  return kept;
}
