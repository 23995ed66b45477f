import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_IMAGE_THRESHOLD_PX } from '../../../extension/limits.ts';
import type { FoundImage } from '../../../extension/page/page-image.ts';
import { NIGHTLY } from '../../nightly.ts';
import { LARGE_PAGE, LARGE_PAGE_IMAGES } from './pages/large-page.ts';
import type { ServedPage } from './pages/page.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';
import { SAMPLE_PAGES } from './pages/sample-pages.ts';
import { absolute, type Score, scoreOf, scoreTable } from './pages/score.ts';
import { type Collector, startCollector } from './pages/start-collector.ts';

/** The smallest PDF that Chrome displays. */
const PAPER: ServedPage = {
  name: 'paper.pdf',
  headers: { 'content-type': 'application/pdf' },
  html: () =>
    '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>',
};

let collector: Collector;
let server: PageServer;
const scores: Score[] = [];

beforeAll(async () => {
  server = await startPageServer([...SAMPLE_PAGES, LARGE_PAGE, PAPER]);
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
  await server.stop();
  console.info(scoreTable(scores));
});

async function visit<Value>(url: string, look: (page: Page) => Promise<Value>): Promise<Value> {
  const page = await collector.browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'load' });
    return await look(page);
  } finally {
    await page.close();
  }
}

async function imagesAt(url: string, thresholdPx = PAGE_IMAGE_THRESHOLD_PX): Promise<FoundImage[]> {
  const answer = await collector.collect(url, thresholdPx);
  if ('failure' in answer) throw new Error(`${url} was not readable: ${answer.failure.code}`);
  return answer.images;
}

describe('what a person would expect of', () => {
  it.each(SAMPLE_PAGES)('$manner ($name)', NIGHTLY, async (sample) => {
    const url = `${server.origin}${sample.opens ?? `/${sample.name}`}`;
    const found = await visit(url, async (page) => {
      await sample.visit?.(page);
      return imagesAt(url);
    });
    const score = scoreOf(sample.name, sample.expected, found, server);
    scores.push(score);
    expect({ missing: score.missing, unexpected: score.unexpected, isInOrder: score.isInOrder }).toEqual({
      missing: [],
      unexpected: [],
      isInOrder: true,
    });
    for (const [picture, alternatives] of Object.entries(sample.alternatives ?? {})) {
      const image = found.find((candidate) => candidate.url === absolute(picture, server));
      expect(image?.alternatives).toEqual(
        expect.arrayContaining(alternatives.map((alternative) => absolute(alternative, server))),
      );
    }
    expect(found.every(({ pageUrl, name }) => pageUrl === url && name !== '')).toBe(true);
  });
});

describe('the images of a page', () => {
  it('are all found when there are 2,000 of them', NIGHTLY, async () => {
    const url = `${server.origin}/${LARGE_PAGE.name}`;
    const found = await visit(url, () => imagesAt(url));
    expect(found.map((image) => image.url)).toEqual(
      Array.from({ length: LARGE_PAGE_IMAGES }, (_, index) => `${server.origin}/many-240x240.jpg?${index}`),
    );
  });

  it('are those of the size that the user asks for', NIGHTLY, async () => {
    const url = `${server.origin}/news-article`;
    await visit(url, async () => {
      expect((await imagesAt(url, 60)).map(({ name }) => name)).toContain('author-64x64.jpg');
      expect(await imagesAt(url, 1100)).toEqual([expect.objectContaining({ name: 'helpers-1800x1200.jpg' })]);
    });
  });

  it('include the page’s text about them', async () => {
    const url = `${server.origin}/news-article`;
    const [river, helpers] = await visit(url, () => imagesAt(url));
    expect(river?.texts).toEqual({ alt: 'The river at noon', caption: 'The river' });
    expect(helpers?.texts).toEqual({ alt: 'Helpers' });
  });

  it('keep their file’s size, whatever the screen’s density', NIGHTLY, async () => {
    const url = `${server.origin}/news-article`;
    const sizes = await visit(url, async (page) => {
      await page.setViewport({ width: 800, height: 600, deviceScaleFactor: 2 });
      await page.reload();
      return (await imagesAt(url)).map(({ widthPx, heightPx }) => [widthPx, heightPx]);
    });
    // The browser rounds the natural size of a candidate, so the height may be off by a pixel.
    expect(sizes).toEqual([
      [1600, expect.closeTo(1067, -0.5)],
      [1800, 1200],
    ]);
  });

  it('include a drawing in the colors of its page', NIGHTLY, async () => {
    const url = `${server.origin}/drawings`;
    const colour = await visit(url, async (page) => {
      const drawing = (await imagesAt(url)).find((image) => image.url.startsWith('data:'));
      return page.evaluate(async (drawn) => {
        const image = new Image();
        image.src = drawn ?? '';
        await image.decode();
        const context = new OffscreenCanvas(400, 240).getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(20, 30, 1, 1).data ?? [])];
      }, drawing?.url);
    });
    expect(colour).toEqual([102, 51, 153, 255]);
  });

  it('leave the page unchanged', NIGHTLY, async () => {
    const url = `${server.origin}/noscript`;
    const [before, after] = await visit(url, async (page) => {
      const first = await page.content();
      await imagesAt(url);
      return [first, await page.content()];
    });
    expect(after).toBe(before);
  });
});

describe('a page that can’t be read', () => {
  it.each([
    ['one of the browser’s own', 'chrome://version/', 'protected'],
    ['a file on disk that is not allowed', `file://${import.meta.filename}`, 'file'],
  ])('is reported as such: %s', NIGHTLY, async (_, url, reason) => {
    const answer = await visit(url, () => collector.collect(url, PAGE_IMAGE_THRESHOLD_PX));
    expect(answer).toEqual({ failure: { code: 'page-not-readable', details: { reason } } });
  });

  it('is reported as such: a PDF', NIGHTLY, async () => {
    const url = `${server.origin}/${PAPER.name}`;
    await visit(url, async () => {
      // The PDF viewer replaces the document after the response has arrived.
      await expect
        .poll(() => collector.collect(url, PAGE_IMAGE_THRESHOLD_PX))
        .toEqual({ failure: { code: 'page-not-readable', details: { reason: 'pdf' } } });
    });
  });
});
