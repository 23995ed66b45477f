import { background } from './background-client.ts';

/**
 * Hands a ZIP to the browser's downloads, and resolves when it is there in full.
 *
 * @throws {AppError} `download-failed`
 */
export async function saveZip(zip: Blob): Promise<void> {
  // The worker cannot make such addresses. A new one each time, for by it the worker knows the download again.
  const url = URL.createObjectURL(zip);
  try {
    await background().saveZip(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
