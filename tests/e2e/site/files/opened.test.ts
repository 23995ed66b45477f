import { describe, expect, it } from 'vitest';
import { openedSamples } from '../../../fixtures/opened-samples.ts';
import { existsSync } from 'node:fs';
import { HEADLESS_SHELL, launchBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

describe('damaged JPEGs, JPEG XLs, floating-point TIFFs and OS/2 bitmaps, on the upload page', () => {
  it(
    'are analyzed, shown, and come back byte for byte with the extension of their content',
    { tags: ['common-image-formats-handled'] },
    async () => {
      const samples = await openedSamples();
      const paths = [];
      for (const { name, bytes } of samples) paths.push(await fixture.photos.write(name, bytes));
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn('opened@example.org');
      await visitor.choose(paths);
      await visitor.sees(`${samples.length} files selected`);
      await visitor.press('Organize Photos');
      const entries = await openedArchive((await downloads.next()).bytes);
      const found = new Map([...entries].map(([path, sum]) => [sum, path.split('.').at(-1)]));
      const expected = samples.map(({ name, extension, bytes }) => [name, extension, sha256(bytes)] as const);
      const missing = expected.filter(([, extension, sum]) => found.get(sum) !== extension);
      expect(missing.map(([name]) => name)).toEqual([]);
      await visitor.waitFor((count) => document.querySelectorAll('main img').length >= count, samples.length);
    },
  );
});

describe('JPEG XLs in a browser without a decoder for them', () => {
  it(
    'are decoded by our own decoder, which is loaded for the first one',
    { tags: ['nightly', 'common-image-formats-handled'] },
    async () => {
      const samples = (await openedSamples()).filter(({ extension }) => extension === 'jxl');
      const paths = [];
      for (const { name, bytes } of samples) paths.push(await fixture.photos.write(name, bytes));
      const args = ['--disable-features=JXLImageFormat'];
      const shell = existsSync(HEADLESS_SHELL)
        ? { executablePath: HEADLESS_SHELL, headless: 'shell' as const }
        : {};
      const browser = await launchBrowser({ ...shell, args });
      try {
        const visitor = await Visitor.arrive(browser, fixture.site.origin);
        const downloads = await watchDownloads(visitor, fixture.photos.folder);
        await visitor.signIn('own-jxl@example.org');
        expect(await visitor.page.evaluate(() => ImageDecoder.isTypeSupported('image/jxl'))).toBe(false);
        await visitor.choose(paths);
        await visitor.sees(`${samples.length} files selected`);
        await visitor.press('Organize Photos');
        const entries = await openedArchive((await downloads.next()).bytes);
        expect([...entries.values()].toSorted()).toEqual(
          samples.map(({ bytes }) => sha256(bytes)).toSorted(),
        );
      } finally {
        await browser.close();
      }
    },
  );
});
