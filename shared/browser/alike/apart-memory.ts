import type { BrowserPhoto } from '../files/browser-photo.ts';
import { sumsOf } from '../files/checksums.ts';

/** Loads the storage code on first use. */
const storage = () => import('./apart-photos.ts');

/** The last operation. Each one waits for it, so that photos marked and unmarked at once end up forgotten. */
let last: Promise<void> = Promise.resolve();

/**
 * The photos that a person marked as no duplicates, remembered in this browser. No call fails, because it is only a
 * convenience.
 */
export const apartMemory = {
  remember: (photos: readonly BrowserPhoto[]): void =>
    inTurn(async () => (await storage()).rememberApart(await sumsOfAll(photos))),
  forget: (photos: readonly BrowserPhoto[]): void =>
    inTurn(async () => (await storage()).forgetApart(await sumsOfAll(photos))),
  /** Returns the number of remembered groups. */
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
    .catch((error: unknown) => console.warn('Saving which photos are not duplicates failed', error));
}

async function sumsOfAll(photos: readonly BrowserPhoto[]): Promise<string[]> {
  const sums = await Promise.all(photos.map(({ file }) => sumsOf(file)));
  return sums.map(({ sha256 }) => sha256);
}
