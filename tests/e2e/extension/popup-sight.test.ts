import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { SIGHTS_KEY } from '../../../extension/popup/sight-facts.ts';
import { callWorker } from './call-worker.ts';
import { ExtensionFixture } from './fixture.ts';

const fixture = new ExtensionFixture({ settings: { FOUNDING_MEMBERS: '0' } });

/** What stood in the popup's root, each time that something was put there. */
interface Watched extends Window {
  drawn: { text: string; places: string }[];
}

/** The popup in a tab, with a look at it whenever it is drawn. */
async function watchedPopup(): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.setViewport({ width: 360, height: 600 });
  await page.evaluateOnNewDocument(() => {
    const watched = window as unknown as Watched;
    watched.drawn = [];
    const look = () => {
      const root = document.getElementById('root');
      const places = [...(root?.querySelectorAll('*') ?? [])].map((element) => {
        // Not the widths: the text's font may have come meanwhile.
        const { top, height } = element.getBoundingClientRect();
        return `${element.tagName} ${top} ${height}`;
      });
      watched.drawn.push({ text: root?.innerText ?? '', places: places.join('\n') });
    };
    new MutationObserver((changes) => {
      // As it is painted: by then the style sheet is there.
      if (changes.some(({ target }) => (target as Element).id === 'root')) requestAnimationFrame(look);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(fixture.url('popup/index.html'));
  return page;
}

const drawnIn = (page: Page) => page.evaluate(() => (window as unknown as Watched).drawn);
const kept = () => fixture.desk.evaluate((key) => localStorage.getItem(key) ?? '', SIGHTS_KEY);

/** Someone whose popup was open once, with so much of the month used. */
async function someoneWho(used: number): Promise<void> {
  await fixture.signIn(`${randomUUID()}@example.org`);
  await callWorker(fixture.desk, 'reserve', used, randomUUID());
  await callWorker(fixture.desk, 'account');
  const popup = await watchedPopup();
  await expect.poll(kept).toContain(`${used} / 25`);
  await popup.close();
}

describe('the popup’s first sight', () => {
  it('is there before React is, and nothing moves when React takes its place', async () => {
    await someoneWho(7);
    const popup = await watchedPopup();
    await expect.poll(async () => (await drawnIn(popup)).length).toBe(2);
    const [first, second] = await drawnIn(popup);
    expect(first?.text).toContain('7 / 25 images');
    expect(second).toEqual(first);
  });

  it('is not shown to whoever signed in meanwhile, nor when nobody is signed in', async () => {
    await someoneWho(7);
    await callWorker(fixture.desk, 'signOut');
    const signedOut = await watchedPopup();
    await expect.poll(async () => (await drawnIn(signedOut)).length).toBe(1);
    expect((await drawnIn(signedOut))[0]?.text).toContain('Log in to begin.');
    await expect.poll(kept).not.toContain('7 / 25');
    await signedOut.close();
    await fixture.signIn(`${randomUUID()}@example.org`);
    const other = await watchedPopup();
    await expect.poll(async () => (await drawnIn(other)).length).toBe(1);
    expect((await drawnIn(other))[0]?.text).not.toContain('7 / 25');
  });

  it('follows a count that changes while a panel is open and no popup is', async () => {
    await someoneWho(3);
    await fixture.openPanel();
    await callWorker(fixture.desk, 'reserve', 2, randomUUID());
    await expect.poll(kept).toContain('5 / 25');
    const popup = await watchedPopup();
    await expect.poll(async () => (await drawnIn(popup)).length).toBe(2);
    expect((await drawnIn(popup))[0]?.text).toContain('5 / 25 images');
  });

  it('holds a press on a button until React can act on it', async () => {
    await someoneWho(7);
    const popup = await fixture.browser.newPage();
    await popup.evaluateOnNewDocument(() => {
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll('footer button')].at(-1) as HTMLElement | undefined;
        if (!button) return;
        observer.disconnect();
        button.click();
      }).observe(document, { childList: true, subtree: true });
    });
    await popup.goto(fixture.url('popup/index.html'));
    await expect.poll(async () => Object.keys(await fixture.stored('local'))).not.toContain('signed-in-user');
  });
});
