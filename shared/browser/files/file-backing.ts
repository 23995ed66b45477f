import { sumsNow } from './checksums.ts';

/** A ZIP on the person's disk that a file was unpacked from; `browser` if this browser alone has the bytes. */
type Backing = File | 'browser';

const backings = new WeakMap<File, Backing>();

/** Notes that a file's bytes are not those of a file on the disk: they were unpacked, or kept by this browser. */
export function noteBacking(file: File, backing: Backing): void {
  backings.set(file, backing);
}

/**
 * Reads the original of a photo again, as it is on the person's disk now.
 *
 * @returns the SHA-256 of its bytes; undefined if it is gone or was changed, or if only this browser has the bytes
 */
export async function originalSum(file: File): Promise<string | undefined> {
  const backing = backings.get(file);
  if (backing === 'browser') return undefined;
  try {
    // A browser reads no byte of a file that was changed since it was picked.
    await backing?.slice(0, 1).arrayBuffer();
    return (await sumsNow(file)).sha256;
  } catch {
    return undefined;
  }
}
