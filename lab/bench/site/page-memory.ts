import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer';

export interface PageMemory {
  /** The memory of the browser's largest page process, with its workers and pixels, without code and files (Linux). */
  readonly mebibytes: number;
  readonly scriptMebibytes: number;
}

export async function memoryOf(page: Page): Promise<PageMemory> {
  const devtools = await page.browser().target().createCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => processMebibytes(id)));
  const scriptMebibytes = ((await page.metrics()).JSHeapUsedSize ?? 0) / 2 ** 20;
  return { mebibytes: Math.max(...sizes), scriptMebibytes };
}

export function memoryText({ mebibytes, scriptMebibytes }: PageMemory): string {
  return `${mebibytes.toFixed(0)} MiB (JavaScript ${scriptMebibytes.toFixed(0)} MiB)`;
}

/** The memory of a process that is its own, without code and files (Linux); not a number if it is gone. */
export async function processMebibytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kibibytes = [...status.matchAll(/Rss(?:Anon|Shmem):\s+(\d+) kB/g)].map(([, size]) => Number(size));
  return kibibytes.length === 0 ? Number.NaN : kibibytes.reduce((sum, size) => sum + size) / 1024;
}
