import browser, { type Downloads } from 'webextension-polyfill';
import { AppError, type DownloadProblem } from '#core/failure.ts';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { readSettings } from '../storage/settings.ts';

/**
 * Downloads a ZIP under our file name, and resolves when the download is complete.
 *
 * If the worker is stopped in the meantime, the caller retries with the same URL: the existing download of that URL
 * is awaited instead of starting a second one.
 *
 * @throws {AppError} `download-failed`
 */
export async function saveDownload(url: string): Promise<void> {
  const [begun] = await browser.downloads.search({ url });
  const end = await endOf(begun?.id ?? (await begin(url)));
  if (end.state !== 'complete') throw notSaved(problemOf(end.error));
}

async function begin(url: string): Promise<number> {
  const { saveAs } = await readSettings();
  try {
    const filename = ARCHIVE_NAME;
    return await browser.downloads.download({ url, filename, saveAs, conflictAction: 'uniquify' });
  } catch (cause) {
    throw notSaved(problemOf(cause instanceof Error ? cause.message : ''), cause);
  }
}

function endOf(id: number): Promise<Downloads.DownloadItem> {
  return new Promise((resolve, reject) => {
    const look = async () => {
      const [item] = await browser.downloads.search({ id });
      if (item?.state === 'in_progress') return;
      browser.downloads.onChanged.removeListener(onChanged);
      if (item) resolve(item);
      // The user removed it from the list of downloads.
      else reject(notSaved('cancelled'));
    };
    const onChanged = (change: Downloads.OnChangedDownloadDeltaType) => {
      if (change.id === id && change.state) look().catch(reject);
    };
    browser.downloads.onChanged.addListener(onChanged);
    look().catch(reject);
  });
}

/** Maps Chrome's interrupt reason (`USER_CANCELED`, `FILE_NO_SPACE`, …) or its error message. */
function problemOf(reason = ''): DownloadProblem {
  if (/cancel/i.test(reason)) return 'cancelled';
  if (/NO_SPACE/.test(reason)) return 'no-space';
  if (reason.startsWith('FILE_')) return 'not-allowed';
  return 'interrupted';
}

function notSaved(reason: DownloadProblem, cause?: unknown): AppError {
  return new AppError({ code: 'download-failed', details: { reason } }, { cause });
}
