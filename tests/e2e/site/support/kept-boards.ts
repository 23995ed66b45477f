import type { Page } from 'puppeteer';

/** A folder of a stored board. */
interface KeptFolder {
  readonly path: readonly string[];
  readonly photos: readonly unknown[];
}

/** What tests read of a stored batch. */
interface KeptBatch {
  readonly board?: {
    readonly arrangement: {
      readonly folders: readonly KeptFolder[];
      readonly decisions?: readonly unknown[];
    };
  };
}

/**
 * Returns the stored batches as JSON. A test waits for its change in them before it leaves a page, which otherwise may
 * not finish storing.
 */
export function keptBatches(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('batches');
        opening.addEventListener('error', () => reject(new Error('There is no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('batches').objectStore('batches').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}

/** Returns the folders of the stored boards. */
export async function keptFolders(page: Page): Promise<KeptFolder[]> {
  return (await boardsOf(page)).flatMap(({ board }) => board?.arrangement.folders ?? []);
}

/** Returns the paths of the folders of the stored boards. */
export async function keptPaths(page: Page): Promise<string[]> {
  return (await keptFolders(page)).map(({ path }) => path.join('/'));
}

/** Returns the number of decisions on stacks in the latest stored board. */
export async function keptDecisions(page: Page): Promise<number> {
  return (await boardsOf(page)).at(-1)?.board?.arrangement.decisions?.length ?? 0;
}

async function boardsOf(page: Page): Promise<KeptBatch[]> {
  return JSON.parse(await keptBatches(page)) as KeptBatch[];
}
