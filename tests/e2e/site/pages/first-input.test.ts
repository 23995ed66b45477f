import type { HTTPRequest, Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../support/site-fixture.ts';
import { WITHOUT_ENGINE } from '../../../../scripts/visitor/start-site.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture({ ...WITHOUT_ENGINE, CHECKOUT_PRO_URL: 'https://pay.example/pro' });

const MESSAGE = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Where are my photos?' };
type Field = keyof typeof MESSAGE;
const FIELDS = Object.keys(MESSAGE) as readonly Field[];
const SENT = 'Message sent! We';

/** Opens a page whose hydration script arrives only once it is released. */
async function openAsleep(visitor: Visitor, path: string): Promise<() => Promise<void>> {
  const { page } = visitor;
  const held: HTTPRequest[] = [];
  let isOpen = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isOpen || !/\/assets\/hydrate-page-[^/]+\.js$/.test(request.url())) void request.continue();
    else held.push(request);
  });
  await page.goto(fixture.site.origin + path, { waitUntil: 'domcontentloaded' });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((request) => request.continue()));
  };
}

/** A field in the built markup, and after hydration. */
const fieldOf = (name: Field) => `form input[name="${name}"], form textarea[name="${name}"]`;

/** The ways in which text gets into a field. */
const WAYS: Readonly<Record<string, (page: Page, field: string, text: string) => Promise<void>>> = {
  'typed at once': async (page, field, text) => {
    await page.focus(field);
    await page.keyboard.type(text);
  },
  pasted: async (page, field, text) => {
    await page.focus(field);
    await page.keyboard.sendCharacter(text);
  },
  // Browsers autofill without any event that a page sees until somebody does something.
  'filled in by the browser': (page, field, text) =>
    page.$eval(
      field,
      (element, value) => {
        (element as HTMLInputElement).value = value;
      },
      text,
    ),
};

describe('text typed before a page is hydrated', () => {
  it.each(Object.keys(WAYS))('%s is in the message that is sent', async (way) => {
    const visitor = await fixture.arrive();
    const wake = await openAsleep(visitor, '/contact');
    for (const name of FIELDS) await WAYS[way]?.(visitor.page, fieldOf(name), MESSAGE[name]);
    const sent = visitor.page.waitForRequest((request) => request.url().endsWith('/api/contact'));
    await visitor.page.$eval('form button[type=submit]', (button) => button.click());
    await wake();
    expect(JSON.parse((await sent).postData() ?? '')).toMatchObject(MESSAGE);
    await visitor.seesToast(SENT);
  });

  it('stays with what is typed after it, and the caret stays in place', async () => {
    const visitor = await fixture.arrive();
    const wake = await openAsleep(visitor, '/contact');
    const { keyboard } = visitor.page;
    await visitor.page.focus(fieldOf('name'));
    await keyboard.type('An Other');
    for (let step = 0; step < ' Other'.length; step += 1) await keyboard.press('ArrowLeft');
    await wake();
    await visitor.waitFor(() => history.scrollRestoration === 'manual');
    await keyboard.type('n');
    await visitor.fill(fieldOf('subject'), 'Hello');
    expect(await visitor.page.$eval(fieldOf('name'), (field) => (field as HTMLInputElement).value)).toBe(
      'Ann Other',
    );
  });

  it('subscribes to the newsletter with Enter', async () => {
    const visitor = await fixture.arrive();
    const wake = await openAsleep(visitor, '/contact');
    await visitor.page.focus('input[type=email]:not([name])');
    await visitor.page.keyboard.type('ann@example.org');
    await visitor.page.keyboard.press('Enter');
    await wake();
    await visitor.waitFor(() => localStorage.getItem('captured-emails')?.includes('ann@example.org'));
  });

  it('searches the help', async () => {
    const visitor = await fixture.arrive();
    const wake = await openAsleep(visitor, '/help');
    await visitor.page.focus('input[type=search]');
    await visitor.page.keyboard.type('photo');
    await wake();
    await visitor.sees('for “photo”');
  });

  it('selects a theme', async () => {
    const visitor = await fixture.arrive();
    const wake = await openAsleep(visitor, '/contact');
    await visitor.page.select('select:has(option[value=dark])', 'dark');
    await wake();
    await visitor.waitFor(() => document.documentElement.classList.contains('dark'));
  });
});

describe('a click before a page is hydrated', () => {
  it('on a plan works as soon as it is known what is on sale', async () => {
    const visitor = await fixture.arrive();
    const wake = await openAsleep(visitor, '/pricing');
    await visitor.page.click('li[aria-labelledby="plan-pro"] button');
    await wake();
    await visitor.isAt('/signup');
  });

  it('by touch, after scrolling, is not lost', async () => {
    const visitor = await fixture.arrive({ widthPx: 390 });
    await visitor.page.setViewport({ width: 390, height: 700, hasTouch: true, isMobile: true });
    const wake = await openAsleep(visitor, '/pricing');
    const button = await visitor.find('li[aria-labelledby="plan-pro"] button');
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await button.tap();
    await wake();
    await visitor.isAt('/signup');
  });

  it('on the names and rules of photos shows them, as kept', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/upload');
    await visitor.page.evaluate(() =>
      localStorage.setItem('naming-and-rules', '{"pattern":"{date}_{name}","rules":[]}'),
    );
    const wake = await openAsleep(visitor, '/upload');
    await visitor.page.click('summary ::-p-text(Naming and rules)');
    await wake();
    await visitor.waitFor(() =>
      [...document.querySelectorAll('details input')].some(
        (field) => (field as HTMLInputElement).value === '{date}_{name}',
      ),
    );
  });

  it('on a phone’s menu opens it', async () => {
    const visitor = await fixture.arrive({ widthPx: 390 });
    const wake = await openAsleep(visitor, '/about');
    await visitor.page.click('header button[aria-expanded]');
    await wake();
    await visitor.waitFor(() => document.querySelector('header button[aria-expanded=true]') !== null);
  });
});

describe('a page with a form or a button', () => {
  it.each(['/pricing', '/contact', '/help'])(
    '%s hydrates before any input once it is in sight',
    async (path) => {
      const visitor = await fixture.arrive();
      // Tall enough that the plans are visible, because scrolling to them would be input.
      await visitor.page.setViewport({ width: 1280, height: 1600 });
      // The time after which any page hydrates never comes.
      await visitor.page.evaluateOnNewDocument(() => {
        const wait = window.setTimeout;
        const soon = (act: () => void, ms = 0) => (ms < 5000 ? wait(act, ms) : 0);
        Object.assign(window, { setTimeout: soon });
      });
      await visitor.page.goto(fixture.site.origin + path);
      await visitor.waitFor(() => history.scrollRestoration === 'manual');
    },
  );
});
