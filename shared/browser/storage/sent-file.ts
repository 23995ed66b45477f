import { Sha256 } from '#core/bytes/sha256.ts';
import { SLOWEST_BYTES_PER_MS, STALL_MS } from '#storage/limits.ts';
import type { StorageHost } from '#storage/storage-host.ts';
import { assertThere } from '../files/file-reading.ts';

/**
 * Says that something moves while a file is sent, for the browser does not say how far it has come: as long as the slowest
 * line needs.
 *
 * @returns ends it
 */
export function movingWhileSent({ size }: File, moved: () => void): () => void {
  const until = Date.now() + size / SLOWEST_BYTES_PER_MS;
  const timer = setInterval(() => Date.now() < until && moved(), STALL_MS / 4);
  return () => clearInterval(timer);
}

/** Whether a file can still be read: browsers let nobody read one that was changed since it was picked. */
export function isReadable(file: File): Promise<boolean> {
  return assertThere(file).then(
    () => true,
    () => false,
  );
}

/** The SHA-256 of the bytes of an answer, in lower-case hexadecimal; undefined if there are not that many. */
async function sumOfBody(
  { body }: { readonly body: unknown },
  sizeBytes: number,
  moved: () => void,
): Promise<string | undefined> {
  // The packages' types are those of Node too; in a browser it is a stream of the web's.
  const reader = (body as ReadableStream<Uint8Array> | null | undefined)?.getReader();
  const sum = new Sha256();
  let count = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    moved();
    sum.update(next.value);
    count += next.value.length;
    if (count > sizeBytes) {
      await reader?.cancel();
      return undefined;
    }
  }
  return count === sizeBytes ? sum.hex() : undefined;
}

/** What all storages need of a browser. */
export const BROWSER_HOST: StorageHost = {
  sumOf: sumOfBody,
  // All that fetch throws of the network, and of what it may not reach.
  problemOf: (error) => (error instanceof TypeError ? 'cut' : undefined),
};
