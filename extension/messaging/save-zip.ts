import { background } from './background-client.ts';

/**
 * Passes a ZIP to the browser's downloads, and resolves when it is complete.
 *
 * @throws {AppError} `download-failed`
 */
export async function saveZip(zip: Blob): Promise<void> {
  // The worker can't create such URLs. A new one each time, because the worker identifies the download by it.
  const url = URL.createObjectURL(zip);
  try {
    await background().saveZip(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
