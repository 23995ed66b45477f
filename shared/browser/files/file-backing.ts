import { sumsNow } from './checksums.ts';

/** The ZIP on the person's disk that a file was unpacked from; `browser` if only this browser has the bytes. */
type Backing = File | 'browser';

const backings = new WeakMap<File, Backing>();

/** Records that a file's bytes aren't those of a file on the disk: they were unpacked, or kept by this browser. */
export function noteBacking(file: File, backing: Backing): void {
  backings.set(file, backing);
}

/**
 * Reads the original of a photo again, in its current state on the person's disk.
 *
 * @returns the SHA-256 of its bytes; undefined if it is gone or was changed, or if only this browser has the bytes
 */
export async function originalSum(file: File): Promise<string | undefined> {
  const backing = backings.get(file);
  if (backing === 'browser') return undefined;
  try {
    // Browsers refuse to read a file that was changed since it was picked.
    await backing?.slice(0, 1).arrayBuffer();
    return (await sumsNow(file)).sha256;
  } catch {
    return undefined;
  }
}
