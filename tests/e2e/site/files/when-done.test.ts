/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { PRO } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

// The headless shell shows no notifications.
const fixture = siteFixture(PRO, 'full');

type Looked = Window & {
  hides?: (isHidden: boolean) => void;
  notices?: [string, NotificationOptions | undefined][];
  badges?: string[];
};

/**
 * Lets a test control the tab's visibility, which is constant in headless Chromium, and records system notifications.
 */
function watchTab(): void {
  const page = window as Looked;
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  page.hides = (hidden) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const notices: [string, NotificationOptions | undefined][] = [];
  page.notices = notices;
  const badges: string[] = [];
  page.badges = badges;
  const setAppBadge = navigator.setAppBadge.bind(navigator);
  const clearAppBadge = navigator.clearAppBadge.bind(navigator);
  navigator.setAppBadge = (...count) => {
    badges.push(count.length > 0 ? `${count[0]}` : 'dot');
    return setAppBadge(...count);
  };
  navigator.clearAppBadge = () => {
    badges.push('none');
    return clearAppBadge();
  };
  window.Notification = class extends window.Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      notices.push([title, options]);
    }
  };
}

const titleOf = ({ page }: Visitor) => page.title();
const hide = ({ page }: Visitor, isHidden: boolean) =>
  page.evaluate((hidden) => (window as Looked).hides?.(hidden), isHidden);
const badgesOf = ({ page }: Visitor) =>
  page.evaluate(() => (window as Looked).badges?.filter((badge, at, all) => badge !== all[at - 1]));
const noticesOf = ({ page }: Visitor) => page.evaluate(() => (window as Looked).notices);

/** A visitor whose batch has started, with one of its three photos done. */
async function atWork(email: string): Promise<Visitor> {
  const visitor = await fixture.arrive();
  await visitor.page.browserContext().overridePermissions(fixture.site.origin, ['notifications']);
  await visitor.page.evaluateOnNewDocument(watchTab);
  await visitor.signIn(email);
  fixture.engine.hold();
  await visitor.choose((await fixture.photos.drawMany(3)).map(({ path }) => path));
  await visitor.sees('3 files selected');
  await visitor.press('Organize Photos');
  fixture.engine.letThrough(1);
  await visitor.sees('1 of 3 photos done');
  return visitor;
}

describe('a person in another tab while a batch runs', () => {
  it('sees the progress in the title, and then that it is done, until they return', async () => {
    const visitor = await atWork('tab@example.org');
    await expect.poll(() => titleOf(visitor)).toMatch(/^1 of 3 – .*Where My Pix/);
    await hide(visitor, true);
    fixture.engine.release();
    await expect.poll(() => titleOf(visitor)).toMatch(/^3 photos placed – .*Where My Pix/);
    await hide(visitor, false);
    await expect.poll(() => titleOf(visitor)).not.toContain('placed');
  });

  it('sees the remaining number on the installed site’s icon, then a dot, and nothing after returning', async () => {
    const visitor = await atWork('badge@example.org');
    await hide(visitor, true);
    await expect.poll(() => badgesOf(visitor)).toEqual(['none', '3', '2']);
    fixture.engine.letThrough(1);
    await expect.poll(async () => (await badgesOf(visitor))?.at(-1)).toBe('1');
    fixture.engine.release();
    await expect.poll(async () => (await badgesOf(visitor))?.at(-1)).toBe('dot');
    await hide(visitor, false);
    await expect.poll(async () => (await badgesOf(visitor))?.at(-1)).toBe('none');
  });

  it('gets a manifest in the page’s language, with existing icons', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/about');
    const found = await visitor.page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const answer = await fetch(link?.href ?? '');
      const manifest = (await answer.json()) as { lang: string; start_url: string; icons: { src: string }[] };
      const files = [...manifest.icons.map(({ src }) => src), manifest.start_url];
      const icons = await Promise.all(files.map(async (src) => (await fetch(src)).status));
      return {
        path: link?.getAttribute('href'),
        type: answer.headers.get('content-type'),
        ...manifest,
        icons,
      };
    });
    expect(found).toMatchObject({
      path: '/manifest.webmanifest',
      type: 'application/manifest+json',
      lang: 'en',
      start_url: '/upload',
      icons: [200, 200, 200, 200, 200],
    });
    const devtools = await visitor.page.createCDPSession();
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  it('gets one system notification on request', async () => {
    const visitor = await atWork('told@example.org');
    await visitor.click('::-p-aria([name="Notify me when it’s done"])');
    await hide(visitor, true);
    fixture.engine.release();
    await expect
      .poll(() => noticesOf(visitor))
      .toEqual([
        ['3 photos are in their folders', expect.objectContaining({ body: 'All of them were placed.' })],
      ]);
  });

  it('gets no system notification while looking at the page, or without a request', async () => {
    const visitor = await atWork('untold@example.org');
    await hide(visitor, true);
    fixture.engine.release();
    await visitor.sees('Your folders');
    expect(await noticesOf(visitor)).toEqual([]);
  });

  it('passes axe, in either theme', async () => {
    const visitor = await atWork('axe-done@example.org');
    await visitor.sees('Notify me when it’s done');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
  });
});
