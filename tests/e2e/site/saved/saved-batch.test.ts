import { afterEach, describe, expect, it } from 'vitest';
import { ANALYZE_CONCURRENCY } from '#core/limits.ts';
import { NOT_SAVED_TOASTS } from '../../../../site/upload/resume-copy.ts';
import { PRIVACY } from '../../../../site/legal/privacy-copy.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import type { DrawnPhoto } from '../support/drawn-photos.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** Some of them are films. */
const PHOTOS = 9;
const FILMS = 2;
const DESCRIBED = 3;
const OFFER = 'Your last batch is not finished';

const fixture = siteFixture();

interface Begun {
  readonly visitor: Visitor;
  readonly downloads: Downloads;
  readonly drawn: readonly DrawnPhoto[];
  /** Number of pictures sent, from any tab. */
  readonly sent: () => number;
}

let drawn: readonly DrawnPhoto[] | undefined;
let whole: ReadonlyMap<string, string> | undefined;

/** Counts the pictures that a page sends. */
function countSent({ page }: Visitor, onSent: () => void): void {
  page.on('request', (request) => {
    if (request.url().endsWith('/analyze-image') && request.method() === 'POST') onSent();
  });
}

/** A signed-in user with photos on the table. */
async function arrivedWithPhotos(email: string): Promise<Begun> {
  const visitor = await fixture.arrive();
  visitor.page.on('dialog', (dialog) => void dialog.accept());
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  drawn ??= await fixture.photos.drawMany(PHOTOS, FILMS);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees(`${PHOTOS} files selected`);
  let sent = 0;
  countSent(visitor, () => (sent += 1));
  return { visitor, downloads, drawn, sent: () => sent };
}

/** A user whose batch has received a few descriptions and is then paused. */
async function inTheMiddle(email: string): Promise<Begun> {
  const begun = await arrivedWithPhotos(email);
  fixture.engine.hold();
  await begun.visitor.press('Organize Photos');
  await expect.poll(() => fixture.engine.waiting()).toBe(ANALYZE_CONCURRENCY);
  fixture.engine.letThrough(DESCRIBED);
  await begun.visitor.sees(`${DESCRIBED} of ${PHOTOS} photos and videos done`);
  await expect.poll(() => begun.visitor.page.evaluate(rowsKept, 'files')).toBe(PHOTOS);
  return begun;
}

/** Number of rows in a table of IndexedDB: `batches`, or `files` with the photos' bytes. */
function rowsKept(table: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      const counting = db.transaction(table).objectStore(table).count();
      counting.addEventListener('success', () => {
        db.close();
        resolve(counting.result);
      });
    });
  });
}

/**
 * Deletes the stored bytes, as if the page had been closed before they were stored, or storage had been full.
 */
function dropBytes(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('success', () => {
      const dropping = opening.result.transaction('files', 'readwrite');
      dropping.objectStore('files').clear();
      dropping.addEventListener('complete', () => resolve());
    });
  });
}

/**
 * Starts a database upgrade that never ends, and blocks all other connections. Chromium 150 leaves this state if a
 * page is left during an upgrade.
 */
function makeDatabaseForEver(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('batches', 99);
    opening.addEventListener('upgradeneeded', () => {
      const table = opening.result.createObjectStore('busy');
      const goOn = () => table.get(0).addEventListener('success', goOn);
      goOn();
      resolve();
    });
  });
}

/** The result for the same photos without an interruption. */
async function archiveWithoutInterruption(): Promise<ReadonlyMap<string, string>> {
  if (whole) return whole;
  const { visitor, downloads } = await arrivedWithPhotos('whole@example.org');
  await visitor.press('Organize Photos');
  whole = await openedArchive((await downloads.next()).bytes);
  return whole;
}

async function expectSameEnd({ visitor, downloads }: Pick<Begun, 'visitor' | 'downloads'>): Promise<void> {
  const archive = await openedArchive((await downloads.next()).bytes);
  expect(archive).toEqual(await archiveWithoutInterruption());
  await visitor.sees(`${PHOTOS - FILMS} photos and ${FILMS} videos placed in`);
  await expectCounted(visitor, PHOTOS);
}

async function expectCounted(visitor: Visitor, count: number): Promise<void> {
  const counted = () =>
    visitor.page.evaluate(() => {
      const stored = localStorage.getItem('image-processing-usage') ?? '{}';
      return (JSON.parse(stored) as { count?: number }).count;
    });
  await expect.poll(counted).toBe(count);
}

/** Expects that nothing is stored in the browser, and so nothing is offered. */
async function expectForgotten(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.page.evaluate(rowsKept, 'batches')).toBe(0);
  expect(await visitor.page.evaluate(rowsKept, 'files')).toBe(0);
  await visitor.page.reload();
  await visitor.sees('Your Pro plan');
  expect(await visitor.text()).not.toContain(OFFER);
}

afterEach(() => fixture.engine.release());

describe('an interrupted batch', () => {
  it('is offered after a reload, and ends in the same ZIP: described photos are not sent again', async () => {
    const { visitor, downloads, sent } = await inTheMiddle('reload@example.org');
    await visitor.page.reload();
    await visitor.sees(OFFER);
    await visitor.sees(
      `${DESCRIBED} of ${PHOTOS} photos and videos are described, ${PHOTOS - DESCRIBED} are left.`,
    );
    expect(await axeViolations(visitor)).toEqual([]);
    const databases = await visitor.page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    const named = PRIVACY.sections.flatMap(({ table }) => table?.rows.map(([name]) => name) ?? []);
    for (const name of databases) expect(named).toContain(name);

    const before = sent();
    fixture.engine.release();
    await visitor.press('Resume');
    await expectSameEnd({ visitor, downloads });
    expect(sent() - before).toBe(PHOTOS - DESCRIBED);
    await visitor.press('Discard this board');
    await visitor.press('Delete now');
    await expectForgotten(visitor);
  });

  it(
    'is offered on the next visit after closing the tab, and only one tab can resume it',
    NIGHTLY,
    async () => {
      const { visitor, downloads } = await inTheMiddle('closed@example.org');
      const [first, second] = [await visitor.openTab(), await visitor.openTab()];
      await visitor.page.close();
      for (const tab of [first, second]) {
        await tab.open('/upload');
        await tab.sees(OFFER);
      }
      await first.page.bringToFront();
      await first.press('Resume');
      await first.sees(`${DESCRIBED} of ${PHOTOS} photos and videos done`);
      await second.page.bringToFront();
      await second.press('Resume');
      await second.seesToast('Another tab is already organizing this batch.');
      expect(await second.text()).not.toContain(OFFER);
      fixture.engine.release();
      await expectSameEnd({ visitor: first, downloads });
    },
  );

  it('is deleted if declined, and its unused reservation is returned', NIGHTLY, async () => {
    const { visitor } = await inTheMiddle('declined@example.org');
    await expect.poll(() => fixture.engine.waiting()).toBe(ANALYZE_CONCURRENCY);
    await visitor.page.reload();
    await visitor.sees(OFFER);
    await visitor.press('Discard');
    await visitor.waitFor((offer) => !document.body.innerText.includes(offer), OFFER);
    await expectForgotten(visitor);
    // Photos that were in flight when the page was left have been analyzed.
    await expectCounted(visitor, DESCRIBED + ANALYZE_CONCURRENCY);
  });

  it('is not offered to another account, and is then deleted', async () => {
    const { visitor } = await inTheMiddle('one@example.org');
    await visitor.page.evaluate(() => localStorage.clear());
    await visitor.signInByHand('another@example.org');
    await expectForgotten(visitor);
    await visitor.sees('0 files selected');
  });

  it('is deleted at logout', NIGHTLY, async () => {
    const { visitor } = await inTheMiddle('leaves@example.org');
    await visitor.page.reload();
    await visitor.press('Logout');
    await visitor.isAt('/');
    await visitor.sees('Log In');
    await expect.poll(() => visitor.page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  it('resumes after a server restart and a login, and counts each photo once', NIGHTLY, async () => {
    const begun = await inTheMiddle('restart@example.org');
    // The sessions of the server's own sign-in end with its process.
    await fixture.site.restart();
    fixture.engine.release();
    await begun.visitor.seesToast('Your session is over. Please log in again.');
    expect((await openedArchive((await begun.downloads.next()).bytes)).size).toBe(DESCRIBED);
    // The login page is shown to users whose session is gone.
    await begun.visitor.waitFor(
      () => !Object.keys(localStorage).some((key) => key.startsWith('@@auth0spajs@@')),
    );
    await begun.visitor.signInByHand('restart@example.org');
    await begun.visitor.press('Resume');
    await expectSameEnd(begun);
  });

  it('waits for a lost network, and ends in the same ZIP', NIGHTLY, async () => {
    const begun = await inTheMiddle('offline@example.org');
    let failed = 0;
    begun.visitor.page.on('requestfailed', () => (failed += 1));
    await begun.visitor.page.setOfflineMode(true);
    fixture.engine.release();
    await expect.poll(() => failed).toBeGreaterThan(2 * ANALYZE_CONCURRENCY);
    await begun.visitor.page.setOfflineMode(false);
    await expectSameEnd(begun);
  });

  it('resumes when a sleeping laptop wakes, and counts resent photos once', NIGHTLY, async () => {
    const begun = await inTheMiddle('asleep@example.org');
    const devtools = await begun.visitor.page.createCDPSession();
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await begun.visitor.page.setOfflineMode(true);
    // The server responds on connections that are closed.
    fixture.engine.release();
    await expect.poll(() => fixture.engine.waiting()).toBe(0);
    await begun.visitor.page.setOfflineMode(false);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await expectSameEnd(begun);
  });

  it('asks for photos that were not stored yet, and keeps what it knows of them', NIGHTLY, async () => {
    const begun = await inTheMiddle('not-kept@example.org');
    const { visitor } = begun;
    await visitor.page.evaluate(dropBytes);
    await visitor.page.reload();
    await visitor.sees(`${PHOTOS} files could not be kept in this browser.`);
    expect(await axeViolations(visitor)).toEqual([]);
    fixture.engine.release();
    const before = begun.sent();
    const picker = await visitor.find('input[type=file][aria-label="Choose them again"]');
    await picker.uploadFile(...begun.drawn.map(({ path }) => path));
    await expectSameEnd(begun);
    expect(begun.sent() - before).toBe(PHOTOS - DESCRIBED);
  });
});

describe('a batch that this browser has no room to save', () => {
  it('is made anyway, and the page says that it must stay open', NIGHTLY, async () => {
    const begun = await arrivedWithPhotos('no-room@example.org');
    const devtools = await begun.visitor.page.createCDPSession();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: fixture.site.origin, quotaSize: 1 });
    await begun.visitor.press('Organize Photos');
    await begun.visitor.seesToast(NOT_SAVED_TOASTS['no-room'].title);
    await expectSameEnd(begun);
    expect(begun.sent()).toBe(PHOTOS);
  });
});

describe('a batch whose database does not answer', () => {
  it('is made anyway, and the page says that it must stay open', NIGHTLY, async () => {
    const begun = await arrivedWithPhotos('no-answer@example.org');
    const elsewhere = await begun.visitor.openTab();
    await elsewhere.open('/about');
    await elsewhere.page.evaluate(makeDatabaseForEver);
    await begun.visitor.page.bringToFront();
    await begun.visitor.press('Organize Photos');
    await begun.visitor.seesToast(NOT_SAVED_TOASTS['no-answer'].title);
    await expectSameEnd(begun);
    expect(begun.sent()).toBe(PHOTOS);
  });
});

describe('a visitor who has only looked at the upload page', () => {
  it('has no database in the browser, so leaving can’t leave one half made', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('looks@example.org');
    await visitor.sees('Your Pro plan');
    const photos = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(photos.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    expect(await visitor.page.evaluate(() => indexedDB.databases())).toEqual([]);
    await visitor.press('Organize Photos');
    await visitor.sees(`${PHOTOS} photos placed in`);
    expect(await visitor.page.evaluate(() => indexedDB.databases())).toHaveLength(1);
  });
});
