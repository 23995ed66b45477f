import { describe, expect, it } from 'vitest';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import type { DrawnPhoto } from '../support/drawn-photos.ts';
import { keepSession } from '../../../../scripts/visitor/kept-session.ts';
import { keptBatches, keptFolders } from '../support/kept-boards.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
const limited = siteFixture(FREE);
const PHOTOS = 4;
const SUMMARY = `${PHOTOS} photos placed in`;

interface Finished {
  readonly visitor: Visitor;
  readonly drawn: readonly DrawnPhoto[];
}

/** A user whose photos are organized. */
async function finished(email: string): Promise<Finished> {
  const visitor = await fixture.arrive();
  await visitor.signIn(email);
  const drawn = await fixture.photos.drawMany(PHOTOS);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees(`${PHOTOS} files selected`);
  await visitor.press('Organize Photos');
  await visitor.sees(SUMMARY);
  await visitor.sees('This board stays in this browser until');
  return { visitor, drawn };
}

/** Downloads the ZIP by the button, and returns every original by its name. */
async function downloaded(visitor: Visitor): Promise<ReadonlyMap<string, string>> {
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.press('Download ZIP');
  return openedArchive((await downloads.next()).bytes);
}

async function renamesFirstPhoto(visitor: Visitor, to: string): Promise<void> {
  await visitor.click('.result-card button[aria-label^="Rename"]');
  await visitor.fill('.result-card input:not([type=checkbox])', to);
  await visitor.page.keyboard.press('Enter');
  await visitor.sees(`${to}.jpg`);
  await expect.poll(() => keptBatches(visitor.page)).toContain(`${to}"`);
}

/** Returns the number of photos in the stored board. */
async function keptPhotos({ page }: Visitor): Promise<number> {
  return (await keptFolders(page)).flatMap(({ photos }) => photos).length;
}

describe('the board of a finished batch', () => {
  it('says how long it is saved', NIGHTLY, async () => {
    const { visitor } = await finished('until@example.org');
    const untilMs = Date.now() + SAVED_BATCH_MS;
    const days = [untilMs, untilMs - 60_000].map((ms) =>
      new Date(ms).toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
    );
    const text = await visitor.text();
    expect(days.some((day) => text.includes(`stays in this browser until ${day}`))).toBe(true);
  });

  it('is there after a reload, with every original in the ZIP', NIGHTLY, async () => {
    const { visitor, drawn } = await finished('reload@example.org');
    await visitor.reload();
    await visitor.sees(SUMMARY);
    const originals = drawn.map(({ bytes }) => sha256(bytes)).sort();
    expect([...(await downloaded(visitor)).values()].sort()).toEqual(originals);
  });

  it('is restored as it was arranged', NIGHTLY, async () => {
    const { visitor } = await finished('arranged@example.org');
    await renamesFirstPhoto(visitor, 'grandmother');
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.reload();
    await visitor.sees('grandmother.jpg');
    await visitor.sees('Your latest changes aren’t in the ZIP yet');
    const paths = [...(await downloaded(visitor)).keys()];
    expect(paths.some((path) => path.endsWith('/grandmother.jpg'))).toBe(true);
  });

  it('is there after a look at the usage page, by Back and by the menu', NIGHTLY, async () => {
    const { visitor } = await finished('usage@example.org');
    await visitor.click('header a[href="/usage"]');
    await visitor.isAt('/usage');
    await visitor.page.goBack();
    await visitor.isAt('/upload');
    await visitor.sees(SUMMARY);
    await visitor.click('header a[href="/usage"]');
    await visitor.isAt('/usage');
    await visitor.click('header a[href="/upload"]');
    await visitor.sees(SUMMARY);
  });

  it('is restored with its edits after it was discarded, also after a reload', async () => {
    const { visitor } = await finished('restores@example.org');
    await renamesFirstPhoto(visitor, 'grandmother');
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.press('Discard this board');
    await visitor.sees('0 files selected');
    await visitor.sees('You closed the board of');
    await visitor.press('Restore board');
    await visitor.sees('grandmother.jpg');
    await visitor.press('Discard this board');
    await visitor.sees('You closed the board of');
    await visitor.reload();
    await visitor.sees('You closed the board of');
    await visitor.sees('0 files selected');
    await visitor.press('Restore board');
    await visitor.sees('grandmother.jpg');
    await visitor.press('Undo');
    await expect.poll(() => visitor.text()).not.toContain('grandmother.jpg');
  });

  it('leaves the table in sight when it is discarded, and a drop far below it', NIGHTLY, async () => {
    const { visitor } = await finished('drops@example.org');
    await visitor.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await visitor.press('Discard this board');
    const topOf = () =>
      visitor.page.$eval('.photo-table', (table) => Math.round(table.getBoundingClientRect().top));
    const isInSight = async () => {
      const top = await topOf();
      return top >= 0 && top < 300;
    };
    await expect.poll(isInSight).toBe(true);
    await visitor.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isInSight).toBe(false);
    const dropped = await fixture.photos.draw('dropped.jpg', 'red');
    await visitor.choose([dropped.path]);
    await visitor.sees('1 file selected');
    await expect.poll(isInSight).toBe(true);
  });

  it('is deleted on request after it was discarded', NIGHTLY, async () => {
    const { visitor } = await finished('discards@example.org');
    await visitor.press('Discard this board');
    await visitor.press('Delete now');
    await visitor.sees('0 files selected');
    // A page that is left too early does not finish deleting.
    await expect.poll(() => keptBatches(visitor.page)).not.toContain('IMG_');
    await visitor.reload();
    await visitor.sees('Your Pro plan');
    await visitor.sees('0 files selected');
  });

  it('is back with its edits if the rest is refused, which the page explains', async () => {
    const visitor = await limited.arrive();
    await visitor.signIn('refused-rest@example.org');
    const drawn = await limited.photos.drawMany(22);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.press('Organize Photos');
    await visitor.sees('20 photos placed in');
    await renamesFirstPhoto(visitor, 'grandmother');
    // The month is used up elsewhere, which this page doesn't know.
    const elsewhere = await limited.arrive();
    await elsewhere.signIn('refused-rest@example.org');
    await elsewhere.choose(drawn.slice(0, 4).map(({ path }) => path));
    await elsewhere.press('Organize Photos');
    await elsewhere.sees('4 photos placed in');
    await visitor.page.bringToFront();
    await visitor.press('2 still on the heap');
    await visitor.press('Organize Photos');
    await visitor.seesToast('Only 1 of 2 fit this month.');
    await visitor.sees('grandmother.jpg');
    await visitor.sees('2 still on the heap');
    await visitor.sees('Only 1 of 2 fit this month.');
    expect(await keptPhotos(visitor)).toBe(20);
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.reload();
    await visitor.sees('grandmother.jpg');
    await visitor.press('Undo');
    await expect.poll(() => visitor.text()).not.toContain('grandmother.jpg');
  });

  it('is replaced by the next batch', NIGHTLY, async () => {
    const { visitor } = await finished('anew@example.org');
    await visitor.pick('More actions', 'Organize more photos');
    const another = await fixture.photos.draw('another.jpg', 'red');
    await visitor.choose([another.path]);
    await visitor.sees('1 file selected');
    await visitor.press('Organize Photos');
    await visitor.sees('1 photo placed in 1 folder');
    await visitor.sees('This board stays in this browser until');
    await visitor.reload();
    await visitor.sees('1 photo placed in 1 folder');
  });

  it('is not called saved because of the previous board', NIGHTLY, async () => {
    const { visitor } = await finished('unanswered@example.org');
    await visitor.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => new EventTarget() as IDBRequest<IDBValidKey>;
    });
    await visitor.pick('More actions', 'Organize more photos');
    const another = await fixture.photos.draw('unanswered.jpg', 'green');
    await visitor.choose([another.path]);
    await visitor.sees('1 file selected');
    await visitor.press('Organize Photos');
    await visitor.sees('1 photo placed in 1 folder');
    expect(await visitor.text()).not.toContain('kept in this browser until');
  });

  it('is saved if the click came before the session was confirmed', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await keepSession(visitor.page, fixture.site.origin, 'early@example.org');
    await visitor.cannotReach('/assets/auth-session-');
    visitor.getsNoAnswer();
    await visitor.open('/upload');
    const drawn = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.press('Organize Photos');
    await visitor.canReachAll();
    await visitor.sees(SUMMARY);
    await visitor.sees('This board stays in this browser until');
    await visitor.reload();
    await visitor.sees(SUMMARY);
  });

  it('is not shown to another account', NIGHTLY, async () => {
    const { visitor } = await finished('mine@example.org');
    await visitor.page.evaluate(() => localStorage.clear());
    await visitor.signInByHand('yours@example.org');
    await visitor.sees('0 files selected');
    expect(await visitor.text()).not.toContain(SUMMARY);
  });

  it('is deleted at logout', async () => {
    const { visitor } = await finished('leaves@example.org');
    await visitor.press('Logout');
    await visitor.isAt('/');
    await visitor.sees('Log In');
    await expect.poll(() => visitor.page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  it('keeps photos that were retried and placed', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signInByHand('again@example.org');
    const drawn = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    fixture.engine.refuse(1);
    await visitor.press('Organize Photos');
    await visitor.sees(`${PHOTOS - 1} photos placed in`);
    await visitor.press('1 left out');
    await visitor.press('Try these again');
    await visitor.sees(SUMMARY);
    await visitor.seesToast('Processing complete! 1 images processed');
    await expect.poll(() => keptPhotos(visitor)).toBe(PHOTOS);
    await visitor.reload();
    await visitor.sees(SUMMARY);
  });
});
