/** @module-tag nightly */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchRequests } from '../support/watch-requests.ts';

const fixture = siteFixture();

/** A model in the page that must be downloaded, and that refuses every second photo. */
function installModel(): void {
  let isThere = false;
  let photo = 0;
  const session = () => ({
    clone: async () => session(),
    prompt: async () => {
      photo += 1;
      if (photo % 2 === 0) throw new DOMException('no room', 'QuotaExceededError');
      const description = 'A red bicycle by a wall. Possibly a vehicle in a street.';
      return JSON.stringify({ description, category: 'Vehicles', name: `red bicycle ${photo}` });
    },
    destroy: () => {},
  });
  const page = window as Window & { LanguageModel?: object };
  page.LanguageModel = {
    availability: async () => (isThere ? 'available' : 'downloadable'),
    create: async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
      const target = new EventTarget();
      monitor(target);
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
      if (!isThere && !navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      isThere = true;
      return session();
    },
  };
}

let visitor: Visitor;
beforeEach(async () => {
  visitor = await fixture.arrive();
});

describe('a browser with a built-in model', () => {
  beforeEach(() => visitor.page.evaluateOnNewDocument(installModel));
  afterEach(() => visitor.page.evaluate(() => localStorage.clear()));

  it('offers it, downloads it with one click, and leaves to the engine what it can’t describe', async () => {
    await visitor.open('/upload');
    await visitor.press('Use Chrome’s built-in model');
    await visitor.press('Download Chrome’s model');
    await visitor.sees('Chrome’s model is on this device.');
    await visitor.sees('0 bytes of your photos sent');
    const drawn = await fixture.photos.drawMany(3);
    await visitor.choose(drawn.map(({ path }) => path));
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    const requests = await watchRequests(visitor.page);
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    expect([...entries.keys()].filter((path) => path.includes('red_bicycle'))).toHaveLength(2);
    await visitor.sees('1 photo was left to the engine on this device. It had no room for the photo.');
    expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
  });

  it('remembers the choice, and passes axe on a narrow phone', async () => {
    await visitor.page.setViewport({ width: 320, height: 800 });
    await visitor.open('/upload');
    // On phones, the other engines are among the details.
    await visitor.press('Details');
    await visitor.press('Use Chrome’s built-in model');
    await visitor.sees('about 4 GB');
    await visitor.reload();
    await visitor.sees('about 4 GB');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  });
});

describe('a browser without a built-in model', () => {
  it('does not offer one, even if it was chosen before', async () => {
    await visitor.page.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(globalThis, 'LanguageModel');
      localStorage.setItem('engine', 'chrome');
    });
    await visitor.open('/upload');
    await visitor.sees('also downloads the engine (');
    expect(await visitor.text()).not.toContain('built-in model');
  });
});
