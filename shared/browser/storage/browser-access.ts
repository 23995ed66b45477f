import { Sha256 } from '#core/bytes/sha256.ts';
import { SLOWEST_BYTES_PER_MS, STALL_MS } from '#storage/limits.ts';
import type { StorageAccess } from '#storage/storage-access.ts';
import { StorageError } from '#storage/storage-error.ts';
import { strictFetch } from '#storage/strict-fetch.ts';
import { assertThere } from '../files/file-reading.ts';
import { assertAllowed, isThere } from './may-ask.ts';

/**
 * Reports progress while a file is sent, for as long as the slowest connection needs, since the browser doesn't
 * report how much has been sent.
 *
 * @returns a function that stops the reports
 */
function movingWhileSent({ size }: File, moved: () => void): () => void {
  const until = Date.now() + size / SLOWEST_BYTES_PER_MS;
  const timer = setInterval(() => Date.now() < until && moved(), STALL_MS / 4);
  return () => clearInterval(timer);
}

/** Returns whether a file can still be read: browsers refuse to read a file that was changed since it was picked. */
function isReadable(file: File): Promise<boolean> {
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

/** After this many files that couldn't be sent, and none that could, the server is checked for availability. */
const DOUBTFUL_PUTS = 2;

/** Returns a fetch that tells a server that lets web pages read but not write from a broken connection. */
function doubtingFetch(): typeof strictFetch {
  let hasPut = false;
  let failedPuts = 0;
  return async (asked, options) => {
    const request = asked instanceof Request ? asked : new Request(asked, options);
    const isPut = request.method === 'PUT';
    try {
      const response = await strictFetch(request);
      hasPut ||= isPut;
      return response;
    } catch (error) {
      if (!isPut || hasPut || !(error instanceof TypeError)) throw error;
      failedPuts += 1;
      // The browser reports both the same way.
      const { origin } = new URL(request.url);
      if (failedPuts < DOUBTFUL_PUTS || !(await isThere(origin, request.signal))) throw error;
      throw new StorageError('cors');
    }
  };
}

/** Returns how a page reaches one storage: a file is sent from the disk, and is never in memory as a whole. */
export function browserAccess(): StorageAccess<File> {
  return {
    admit: assertAllowed,
    fetch: doubtingFetch(),
    mayDigest: false,
    bodyOf: ({ source }, moved) => {
      const end = movingWhileSent(source, moved);
      return { body: source, isChanged: async () => !(await isReadable(source)), end };
    },
    sumOf: sumOfBody,
    // `fetch` throws this for all network errors, and for addresses that it may not reach.
    problemOf: (error) => (error instanceof TypeError ? 'cut' : undefined),
  };
}
