import { endingOf } from '#codec/ending/ending.ts';
import { stat } from '../disk/byte-fs.ts';
import { allHeldOpen } from '../disk/held-open.ts';
import { GROWS_MS } from '../destinations/limits.ts';
import type { FilePhoto } from './file-photo.ts';
import { sourceOfFile } from './file-source.ts';

/**
 * Returns whether a file may still grow, so that its source must not be removed: another program writes to it, or its
 * end is missing and it was changed in the last day.
 */
export async function mayGrowNow(): Promise<(file: FilePhoto) => Promise<boolean>> {
  const holding = await allHeldOpen();
  return async (file) => {
    if ((await holding(file.path)) === 'writing') return true;
    const stats = await stat(file.path).catch(() => undefined);
    // Programs can set a file's modification time, but not its change time (ctime).
    if (!stats || Date.now() - stats.ctimeMs > GROWS_MS) return false;
    return (await endOf({ ...file, sizeBytes: stats.size })) === 'cut';
  };
}

/** Returns whether a file has its end; see {@link endingOf}. The batch reports a file that can't be read. */
export function endOf(file: FilePhoto): ReturnType<typeof endingOf> {
  return endingOf(sourceOfFile(file), file.name).catch(() => 'unknown' as const);
}
