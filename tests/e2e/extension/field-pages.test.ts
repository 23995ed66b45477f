import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../../scripts/visitor/patient-page.ts';
import { PAGE_IMAGE_THRESHOLD_PX } from '../../../extension/limits.ts';
import { type FieldPage, fieldPage, LAZY_PAGES } from './pages/lazy-pages.ts';
import { LARGER_PAGES } from './pages/larger-pages.ts';
import { ONLY_SHOWN_PAGES } from './pages/only-shown-pages.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';
import { PIXEL_GIF } from './pages/page.ts';
import { scoreOf } from './pages/score.ts';
import { type Collector, startCollector } from './pages/start-collector.ts';

const CASES = join(import.meta.dirname, '../../../../shared/cases');
if (!existsSync(CASES)) console.warn(`There are no cases from the field at ${CASES}, so they are skipped.`);

/** The available test pages, each with its `expected.txt`. */
const CASE_PAGES: readonly FieldPage[] = (existsSync(CASES) ? readdirSync(CASES) : [])
  .filter((name) => /^(?:\d+-ext-|72-)/.test(name))
  .map((name) => {
    const expected = readFileSync(join(CASES, name, 'expected.txt'), 'utf8');
    const [, want = '', not = ''] = /WANT (.*?)NOT(.*)$/s.exec(expected) ?? [];
    const html = readFileSync(join(CASES, name, 'in/page.html'), 'utf8');
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    return { name, want: words(want), not: words(not), html: () => html };
  });

const BOX = 'style="width:600px;height:400px"';
/** Further pages of each kind. */
const OWN_PAGES: readonly FieldPage[] = [
  fieldPage(
    'json-in-any-attribute',
    `<img src="${PIXEL_GIF}" width="600" height="400" data-media='{"sizes":[{"url":"/s-400x300.jpg","width":400,"height":300},{"url":"/l-1600x1200.jpg","width":1600,"height":1200}]}'>`,
    ['l-1600x1200.jpg'],
    { not: ['s-400x300.jpg'] },
  ),
  fieldPage(
    'srcset-in-any-attribute',
    `<img src="${PIXEL_GIF}" width="600" height="400" data-sources="/s-400x300.jpg 400w, /l-1600x1200.jpg 1600w">`,
    ['l-1600x1200.jpg'],
    { not: ['s-400x300.jpg'] },
  ),
  fieldPage(
    'blurred-preview',
    `<img src="/blur-400x300.jpg" style="filter:blur(12px)" width="400" height="300" data-photo="/sharp.jpg?a-800x600.jpg">`,
    ['sharp.jpg?a-800x600.jpg'],
    { not: ['blur-400x300.jpg'] },
  ),
  fieldPage(
    'drawn-large-from-a-small-file',
    `<img src="/tiny-60x45.jpg" style="width:600px;height:450px" data-asset="/big-800x600.jpg">`,
    ['big-800x600.jpg'],
    { not: ['tiny-60x45.jpg'] },
  ),
  fieldPage(
    'other-pictures-in-attributes',
    `<img src="/shown-800x600.jpg" data-hover-image="/hover-800x600.jpg" data-author-avatar="/face-400x400.jpg" data-next-image="/next-1600x1200.jpg"><p data-share-image="/share-1200x630.jpg" ${BOX}>Text</p><button data-swatch="/swatch-400x400.jpg" style="width:30px;height:30px"></button>`,
    ['shown-800x600.jpg'],
    {
      not: [
        'hover-800x600.jpg',
        'face-400x400.jpg',
        'next-1600x1200.jpg',
        'share-1200x630.jpg',
        'swatch-400x400.jpg',
      ],
    },
  ),
  fieldPage(
    'css-image-set-in-content',
    '<div class="set"></div><p class="icon">Home</p>',
    ['two-1600x1200.jpg'],
    {
      not: ['one-800x600.jpg', 'icon-32x32.png'],
      head: '<style>.set{content:image-set(url(/one-800x600.jpg) 1x, url(/two-1600x1200.jpg) 2x)}.icon::before{content:url(/icon-32x32.png)}</style>',
    },
  ),
  fieldPage(
    'amp-img',
    '<amp-img src="/amp-400x300.jpg" srcset="/amp-400x300.jpg 400w, /amp-1600x1200.jpg 1600w" width="400" height="300"></amp-img>',
    ['amp-1600x1200.jpg'],
    { not: ['amp-400x300.jpg'] },
  ),
  fieldPage(
    'background-with-a-larger-one',
    `<div style="width:600px;height:400px;background:url(/bg-160x120.jpg) center/cover" data-full-image="/bg-1600x1200.jpg"></div>`,
    ['bg-1600x1200.jpg'],
    { not: ['bg-160x120.jpg'] },
  ),
];

const PAGES = [...CASE_PAGES, ...OWN_PAGES, ...LAZY_PAGES, ...LARGER_PAGES];
let collector: Collector;
let server: PageServer;

beforeAll(async () => {
  server = await startPageServer([...PAGES, ...ONLY_SHOWN_PAGES]);
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
  await server.stop();
});

describe('images in attributes and styles of any name', () => {
  it.each(PAGES)('are collected, and nothing else: $name', async ({ name, want, not }) => {
    const url = `${server.origin}/${name}`;
    const tab = await collector.browser.newPage();
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await tab.goto(url, { waitUntil: 'load' });
    const before = asked.length;
    const answer = await collector.collect(url, PAGE_IMAGE_THRESHOLD_PX);
    const made = asked.slice(before).filter((address) => !address.endsWith('/favicon.ico'));
    await tab.close();
    if ('failure' in answer) throw new Error(`${name} was not readable: ${answer.failure.code}`);
    const found = answer.images.map((image) => image.url.replace(`${server.origin}/`, ''));
    expect(found.toSorted()).toEqual([...want].toSorted());
    expect(found.filter((file) => not.includes(file))).toEqual([]);
    expect(made).toEqual([]);
  });
});

describe('pictures that only their page shows', () => {
  it.each(ONLY_SHOWN_PAGES)('are read, or named as unreadable: $name', async ({ name, read, unread }) => {
    const url = `${server.origin}/${name}`;
    const tab = await collector.browser.newPage();
    await tab.goto(url, { waitUntil: 'load' });
    await waitFor(tab, () => document.body.dataset['drawn'] === '1');
    const answer = await collector.collect(url, PAGE_IMAGE_THRESHOLD_PX);
    await tab.close();
    if ('failure' in answer) throw new Error(`${name} was not readable: ${answer.failure.code}`);
    const { missing, unexpected } = scoreOf(name, read, answer.images, server);
    expect({ missing, unexpected }).toEqual({ missing: [], unexpected: [] });
    expect(answer.unread.map((image) => [image.name, image.failure.code])).toEqual(
      unread.map((one) => [one, 'page-image-only-shown']),
    );
  });
});
