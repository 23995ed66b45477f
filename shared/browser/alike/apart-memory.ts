import type { BrowserPhoto } from '../files/browser-photo.ts';
import { sumsOf } from '../files/checksums.ts';

/** What stores it comes when it is needed. */
const storage = () => import('./apart-photos.ts');

/** One thing after the other, so that what is taken back at once is forgotten in the end. */
let last: Promise<void> = Promise.resolve();

/** What this browser remembers of photos that a person said are no duplicates. None of it fails: it only helps. */
export const apartMemory = {
  remember: (photos: readonly BrowserPhoto[]): void =>
    inTurn(async () => (await storage()).rememberApart(await sumsOfAll(photos))),
  forget: (photos: readonly BrowserPhoto[]): void =>
    inTurn(async () => (await storage()).forgetApart(await sumsOfAll(photos))),
  /** How many groups are remembered. */
  count: async (): Promise<number> => {
    await last;
    return (await (await storage()).apartSets().catch(() => [])).length;
  },
  forgetAll: async (): Promise<void> => {
    inTurn(async () => (await storage()).forgetAllApart());
    await last;
  },
};

function inTurn(does: () => Promise<void>): void {
  last = last
    .then(does)
    .catch((error: unknown) =>
      console.warn('It could not be remembered which photos are no duplicates', error),
    );
}

async function sumsOfAll(photos: readonly BrowserPhoto[]): Promise<string[]> {
  const sums = await Promise.all(photos.map(({ file }) => sumsOf(file)));
  return sums.map(({ sha256 }) => sha256);
}
