import { median, printTable } from '../markdown.ts';
import { servePage } from '../serve-page.ts';
import { memoryOf } from '../site/page-memory.ts';
import type { PeopleBench } from './page.tsx';

const TIMES = 5;

/** Time until the page shows each correction, with the product's own components and generated faces. */
export async function measureCorrections(counts: readonly number[]): Promise<void> {
  const served = await servePage(import.meta.dirname);
  const { page } = served;
  try {
    const rows: string[][] = [];
    for (const count of counts) {
      const { mebibytes: before } = await memoryOf(page);
      const took = await page.evaluate(
        async (photos, times) => {
          const { bench } = window as unknown as { readonly bench: PeopleBench };
          await bench.open(photos);
          const ms: Record<'merge' | 'undo' | 'name' | 'not', number[]> = {
            merge: [],
            undo: [],
            name: [],
            not: [],
          };
          for (let at = 0; at < times; at += 1) {
            await bench.press(`.people-grid > li:nth-child(${2 * at + 1}) > .person-select`);
            await bench.press(`.people-grid > li:nth-child(${2 * at + 2}) > .person-select`);
            ms.merge.push(await bench.press('button', 'Merge 2 people'));
            ms.undo.push(await bench.press('button', 'Undo'));
            await bench.press(`.people-grid > li:nth-child(${at + 20}) > .person`);
            await bench.type(`Person ${at}`);
            ms.name.push(await bench.press('button', 'Save name'));
            await bench.press('.people-grid > li:nth-child(2) .face-choice input');
            ms.not.push(await bench.press('button', 'Not this person'));
            await bench.back();
          }
          return ms;
        },
        count,
        TIMES,
      );
      const { mebibytes } = await memoryOf(page);
      const text = (all: readonly number[]) =>
        `${median([...all]).toFixed(0)} (${Math.max(...all).toFixed(0)})`;
      rows.push([
        String(count),
        `${(mebibytes - before).toFixed(0)} MiB`,
        ...[took.merge, took.undo, took.name, took.not].map(text),
      ]);
    }
    console.log(`\nUntil a correction is drawn in Chromium, median and longest of ${TIMES}, ms\n`);
    printTable(['Photos', 'Memory more', 'Merge', 'Undo', 'Name', 'Not this person'], rows);
  } finally {
    await served.close();
  }
}
