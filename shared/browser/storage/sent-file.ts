import { Sha256 } from '#core/bytes/sha256.ts';
import { SLOWEST_BYTES_PER_MS, STALL_MS } from '#storage/limits.ts';
import type { SendingHost } from '#storage/storage-host.ts';
import { assertThere } from '../files/file-reading.ts';

/**
 * Reports progress while a file is sent, for as long as the slowest connection needs, since the browser doesn't
 * report how much has been sent.
 *
 * @returns a function that stops the reports
 */
export function movingWhileSent({ size }: File, moved: () => void): () => void {
  const until = Date.now() + size / SLOWEST_BYTES_PER_MS;
  const timer = setInterval(() => Date.now() < until && moved(), STALL_MS / 4);
  return () => clearInterval(timer);
}

/** Returns whether a file can still be read: browsers refuse to read a file that was changed since it was picked. */
export function isReadable(file: File): Promise<boolean> {
  return assertThere(file).then(
    () => true,
    () => false,
  );
}

/** Returns the SHA-256 of the bytes of an answer, in lowercase hexadecimal; undefined if there are not that many. */
async function sumOfBody(
  { body }: { readonly body: unknown },
  sizeBytes: number,
  moved: () => void,
): Promise<string | undefined> {
  // The packages' types also include Node's; in a browser, it is a web stream.
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

/** The parts of a browser that all storages need. */
export const BROWSER_HOST: SendingHost<File> = {
  sumOf: sumOfBody,
  // `fetch` throws this for all network errors, and for addresses that it may not reach.
  problemOf: (error) => (error instanceof TypeError ? 'cut' : undefined),
  bodyOf: ({ source }, moved) => {
    const end = movingWhileSent(source, moved);
    return { body: source, isChanged: async () => !(await isReadable(source)), end };
  },
};
