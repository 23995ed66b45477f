import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';

/** Measurements of the naive implementation. */
export interface NaiveRun {
  readonly described: number;
  readonly sentBytes: number;
  /** Total time, from the first file read to the ZIP. */
  readonly tookMs: number;
  /** Of that, the time from the last response on. */
  readonly zipMs: number;
}

/**
 * One photo after another, whole files, and JSZip at the end, in the same page and against the same server.
 */
export async function runNaively(page: Page, paths: readonly string[]): Promise<NaiveRun> {
  await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('jszip/dist/jszip.min.js')) });
  await page.evaluate(() => {
    const picker = document.createElement('input');
    picker.type = 'file';
    picker.multiple = true;
    picker.id = 'naive';
    document.body.append(picker);
  });
  const picker = await page.waitForSelector('#naive');
  await (picker as unknown as { uploadFile(...files: readonly string[]): Promise<void> }).uploadFile(
    ...paths,
  );
  const token = await page.evaluate(tokenKept);
  return page.evaluate(organizeNaively, token);
}

/** Runs in the page: the signed-in user's access token. */
function tokenKept(): string {
  for (const [key, entry] of Object.entries(localStorage)) {
    if (!key.startsWith('@@auth0spajs@@')) continue;
    const { body } = JSON.parse(String(entry)) as { body?: { access_token?: string } };
    if (body?.access_token) return body.access_token;
  }
  throw new Error('No user is signed in');
}

/** Runs in the page, on the files that were picked. */
async function organizeNaively(token: string): Promise<NaiveRun> {
  const { JSZip } = window as unknown as {
    JSZip: new () => {
      file(name: string, data: ArrayBuffer): void;
      generateAsync(options: object): Promise<Blob>;
    };
  };
  const files = [...(document.querySelector<HTMLInputElement>('#naive')?.files ?? [])];
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' };
  const startedMs = performance.now();
  let described = 0;
  let sentBytes = 0;
  for (const file of files) {
    const body = await file.arrayBuffer();
    sentBytes += body.byteLength;
    const answer = await fetch('/functions/v1/analyze-image', { method: 'POST', headers, body });
    if (answer.ok) described += 1;
  }
  const answeredMs = performance.now();
  const zip = new JSZip();
  for (const file of files) zip.file(file.name, await file.arrayBuffer());
  await zip.generateAsync({ type: 'blob' });
  const endedMs = performance.now();
  return { described, sentBytes, tookMs: endedMs - startedMs, zipMs: endedMs - answeredMs };
}
