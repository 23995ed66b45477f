/** @module-tag nightly */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

interface Sample {
  readonly file: string;
  readonly expected: 'processed' | 'refused' | 'either';
  readonly upload_name?: string;
}

interface Picked {
  readonly sample: Sample;
  /** The name under which it is passed to the page; some are invalid on disk. */
  readonly name: string;
  readonly bytes: Buffer;
}

const SHARED = join(import.meta.dirname, '../../../../../shared/photos');
const MISSING = existsSync(SHARED) ? '' : ' (skipped: the shared photos are not beside the repository)';

let site: Site;
let browser: Browser;
let scratch: DrawnPhotos;

async function samplesOf(folder: string): Promise<Picked[]> {
  const manifest = JSON.parse(await readFile(join(SHARED, folder, 'manifest.json'), 'utf8')) as Sample[];
  return Promise.all(
    manifest.map(async (sample) => ({
      sample,
      name: sample.upload_name ?? sample.file,
      bytes: await readFile(join(SHARED, folder, sample.file)),
    })),
  );
}

function isExpected({ expected }: Sample, isBack: boolean): boolean {
  return expected === 'either' || isBack === (expected === 'processed');
}

/** Passes files with any names to the page. */
async function pick({ page }: Visitor, picked: readonly Picked[]): Promise<void> {
  for (const { name, bytes } of picked) {
    await page.evaluate(
      async (name, base64) => {
        const blob = await (await fetch(`data:application/octet-stream;base64,${base64}`)).blob();
        const store = window as Window & { handed?: DataTransfer };
        store.handed ??= new DataTransfer();
        store.handed.items.add(new File([blob], name));
      },
      name,
      bytes.toString('base64'),
    );
  }
  await page.$eval('input[type=file]:not([webkitdirectory])', (input) => {
    input.files = (window as Window & { handed?: DataTransfer }).handed?.files ?? null;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function organized(picked: readonly Picked[]) {
  const visitor = await Visitor.arrive(browser, site.origin);
  try {
    const downloads = await watchDownloads(visitor, scratch.folder);
    await visitor.signIn();
    await visitor.page.setBypassCSP(true);
    await visitor.page.reload();
    await visitor.find('input[type=file]');
    await pick(visitor, picked);
    await visitor.sees(`${picked.length} files selected`);
    await visitor.press('Organize Photos');
    const { bytes } = await downloads.next();
    // Skipped files are listed in a panel.
    await visitor.click('.board-chip::-p-text(left out)');
    await visitor.find('.board-panel');
    return { entries: await openedArchive(bytes), text: await visitor.text() };
  } finally {
    await visitor.leave();
  }
}

describe.skipIf(MISSING)(`every format, and broken or hostile files${MISSING}`, () => {
  beforeAll(async () => {
    [site, browser, scratch] = await Promise.all([
      startSite({ DEFAULT_PLAN: 'enterprise' }),
      sharedBrowser(),
      createDrawnPhotos(),
    ]);
  });

  afterAll(() => Promise.all([site.stop(), scratch.remove()]));

  it.each(['formats', 'faults'])(
    '%s: each comes back or is named with its reason',
    { tags: ['common-image-formats-handled', 'default-extension-jpg', 'eight-formats-up-15-1024'] },
    async (folder) => {
      const picked = await samplesOf(folder);

      const { entries, text } = await organized(picked);

      const returned = new Set(entries.values());
      const outcomes = [];
      for (const { sample, name, bytes } of picked) {
        const isBack = returned.has(sha256(bytes));
        const isNamed = [' is ', ' claims ', ': '].some((next) => text.includes(name + next));
        outcomes.push({
          file: sample.file,
          isBack,
          isAsExpected: isExpected(sample, isBack),
          isNamed: isBack || isNamed,
        });
      }
      expect(outcomes.filter(({ isAsExpected, isNamed }) => !isAsExpected || !isNamed)).toEqual([]);
      const refused = picked.filter(({ bytes }) => !returned.has(sha256(bytes)));
      expect(entries.size + refused.length).toBe(picked.length);
      for (const path of entries.keys()) {
        expect(path).toMatch(
          /^[\p{L}&, ]+\/[\p{L}\p{M}\p{N}_]+(?:_\d{4}-\d{2}-\d{2}(?:_\d+)?)?\.(?:jpg|png|webp|gif|avif|heic|tif|bmp|dng)$/u,
        );
      }
      const keys = [...entries.keys()].map((path) => path.normalize('NFC').toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});
