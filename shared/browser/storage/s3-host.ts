import { StorageError } from '#storage/storage-error.ts';
import type { S3Host } from '#storage/s3-store.ts';
import type { S3Login } from '#storage/storage-login.ts';
import { BROWSER_HOST } from './sent-file.ts';
import { strictFetch } from '#storage/strict-fetch.ts';
import { assertAllowed, isThere } from './may-ask.ts';

/** After this many files that couldn't be sent, and none that could, the server is checked for availability. */
const DOUBTFUL_PUTS = 2;

/**
 * Creates an S3-compatible service as a browser reaches it: a file is sent from the disk, and is never in memory as a
 * whole.
 */
export function s3Host({ endpoint, bucket }: S3Login): S3Host<File> {
  const { origin } = new URL(endpoint);
  let hasPut = false;
  let failedPuts = 0;
  const fetch: typeof strictFetch = async (asked, options) => {
    const request = asked instanceof Request ? asked : new Request(asked, options);
    const isPut = request.method === 'PUT';
    try {
      const response = await strictFetch(request);
      hasPut ||= isPut;
      return response;
    } catch (error) {
      if (!isPut || hasPut || !(error instanceof TypeError)) throw error;
      failedPuts += 1;
      // A bucket may let web pages read but not write, which the browser reports the same way as a broken connection.
      if (failedPuts < DOUBTFUL_PUTS || !(await isThere(origin, request.signal))) throw error;
      throw new StorageError('cors');
    }
  };
  // Not signed, so that it is rejected in any case; the question is only whether the browser lets us ask.
  const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  return {
    ...BROWSER_HOST,
    admit: (signal) => assertAllowed(`${endpoint}/${bucket}?list-type=2&max-keys=0`, { headers }, signal),
    fetch,
  };
}
