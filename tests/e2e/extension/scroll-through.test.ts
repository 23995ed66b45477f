import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { documentOf, type ServedPage } from './pages/page.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';
import { panelBeside, press, sees } from './support/panel-steps.ts';
import { waitFor } from '../../../scripts/visitor/patient-page.ts';

const fixture = new ExtensionFixture();

const COUNT = 40;
const ROW_PX = 320;
/** A list in an inner area that has elements only for the visible rows, and reuses them. */
const VIRTUAL: ServedPage = {
  name: 'virtual.html',
  html: () =>
    documentOf(
      `<div id="list"><div id="all"></div></div><script>
        const list = document.getElementById('list'), all = document.getElementById('all');
        all.style.height = '${COUNT * ROW_PX}px';
        const rows = Array.from({ length: 5 }, () => all.appendChild(new Image(400, 300)));
        const draw = () => {
          const first = Math.floor(list.scrollTop / ${ROW_PX});
          for (let at = first; at < first + 5; at += 1) {
            const row = rows[at % 5];
            row.hidden = at >= ${COUNT};
            row.style.top = at * ${ROW_PX} + 'px';
            if (!row.hidden) row.src = '/row' + at + '-400x300.jpg';
          }
        };
        list.addEventListener('scroll', () => requestAnimationFrame(draw));
        draw();
      </script>`,
      `<style>html,body{height:100%;margin:0;overflow:hidden}#list{height:100%;overflow-y:auto}
       #all{position:relative}img{position:absolute}</style>`,
    ),
};
/** Photos whose preview is replaced once they are visible, below a long text. */
const LAZY: ServedPage = {
  name: 'lazy.html',
  html: () =>
    documentOf(
      `<p style="height:2500px">A long text</p>${Array.from(
        { length: 8 },
        (_, at) => `<p style="height:700px"><img src="/small${at}-240x210.jpg" width="400" height="300"></p>`,
      ).join('')}<script>
        const seen = new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) target.src = target.src.replace('small', 'large').replace('240x210', '800x700');
          }
        });
        for (const image of document.images) seen.observe(image);
      </script>`,
      '<style>html{scroll-behavior:smooth}</style>',
    ),
};
/** Grows at its end forever: with other photos, or with the same one again. */
const endless = (name: string, address: string): ServedPage => ({
  name,
  html: () =>
    documentOf(`<main></main><footer style="height:40px">More</footer><script>
      const main = document.querySelector('main');
      let count = 0;
      const more = () => {
        for (let at = 0; at < 4; at += 1) {
          const image = new Image(400, 300);
          image.style.display = 'block';
          image.src = ${address};
          main.append(image);
          count += 1;
        }
      };
      more();
      new IntersectionObserver(([entry]) => entry.isIntersecting && more()).observe(document.querySelector('footer'));
    </script>`),
});
const FEED = endless('feed.html', '`/feed${count}-400x300.jpg`');
const SAME = endless('same.html', '`/same${count % 8}-400x300.jpg`');

let pages: PageServer;
beforeAll(async () => {
  pages = await startPageServer([VIRTUAL, LAZY, FEED, SAME]);
});
afterAll(() => pages.stop());

async function chooserFor(name: string): Promise<{ panel: Page; page: Page }> {
  const opened = await panelBeside(fixture, `${pages.origin}/${name}`);
  await sees(opened.panel, 'Scroll through the page');
  return opened;
}

const named = (panel: Page) => panel.$$eval('.image-tile', (tiles) => tiles.map((tile) => tile.textContent));

describe('scrolling through a page', () => {
  it(
    'collects a list that removes scrolled items, in its order, and scrolls back',
    { tags: ['popup-side-panel-collect-images'] },
    async () => {
      const { panel, page } = await chooserFor('virtual.html');
      await page.$eval('#list', (list) => list.scrollTo(0, 1600));
      await press(panel, 'Scroll through the page');
      await sees(panel, 'Scrolled to the end of the page.');
      await sees(panel, `${COUNT} of ${COUNT} selected`);
      const names = await named(panel);
      expect(names.map((text) => /row\d+/.exec(text)?.[0])).toEqual(
        Array.from({ length: COUNT }, (_, at) => `row${at}`),
      );
      expect(await page.$eval('#list', ({ scrollTop }) => scrollTop)).toBe(1600);
    },
  );

  it('collects late photos instead of their previews, past a long text', NIGHTLY, async () => {
    const { panel, page } = await chooserFor('lazy.html');
    await press(panel, 'Scroll through the page');
    await sees(panel, 'Scrolled to the end of the page.');
    const names = await named(panel);
    expect(names.map((text) => /(?:small|large)\d+/.exec(text)?.[0])).toEqual(
      Array.from({ length: 8 }, (_, at) => `large${at}`),
    );
    expect(names.filter((text) => text?.includes('size unknown'))).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('stops on request on an endless page, and keeps what it found', NIGHTLY, async () => {
    const { panel, page } = await chooserFor('feed.html');
    await press(panel, 'Scroll through the page');
    await waitFor(panel, () => Number(/: (\d+) images so far/.exec(document.body.innerText)?.[1] ?? 0) > 30);
    await press(panel, 'Stop scrolling');
    await sees(panel, 'Scrolling stopped before the end of the page.');
    const [, taken = '0'] =
      /(\d+) of \d+ selected/.exec(await panel.evaluate(() => document.body.innerText)) ?? [];
    expect(Number(taken)).toBeGreaterThan(30);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('ends on a page that grows with the same images only', NIGHTLY, async () => {
    const { panel } = await chooserFor('same.html');
    await press(panel, 'Scroll through the page');
    await sees(panel, 'Scrolling stopped because no new images appeared for a while.');
    expect(await named(panel)).toHaveLength(8);
  });
});
