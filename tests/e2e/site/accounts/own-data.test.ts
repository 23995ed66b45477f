import { describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture(FREE);
const CONFIRM = '::-p-aria([name="Delete for good"][role="button"])';

async function usagePage(email: string, widthPx = 1280): Promise<Visitor> {
  const visitor = await fixture.arrive({ widthPx });
  await visitor.signIn(email);
  await visitor.open('/usage');
  await visitor.sees('Your data');
  return visitor;
}

/** The browser's access token, as if it had been copied. */
function tokenOf({ page }: Visitor): Promise<string> {
  return page.evaluate(
    () => /"access_token":"([^"]+)"/.exec(Object.values(localStorage).map(String).join(' '))?.[1] ?? '',
  );
}

async function deleteAccount(visitor: Visitor): Promise<void> {
  await visitor.press('Delete my account');
  await visitor.sees('Delete your account?');
  await visitor.page.type('#delete-word', 'Delete');
  await visitor.press('Delete for good');
}

/**
 * Tokens have whole seconds, so the server treats one from the second of the deletion as older: see `isFromBefore`.
 * On a quick machine the next sign-in comes that soon.
 */
async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const before = second();
  await expect.poll(second).toBeGreaterThan(before);
}

describe('a person who wants to know what we store about them', () => {
  it('downloads it as one file, messages and newsletter included', NIGHTLY, async () => {
    const email = 'ina@example.org';
    const visitor = await usagePage(email);
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.page.evaluate(async (address) => {
      const post = (path: string, body: unknown) =>
        fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/contact', {
        kind: 'support',
        name: 'Ina',
        email: address,
        message: 'Where are they?',
      });
      await post('/api/subscribe', { email_address: address, listId: 'newsletter' });
    }, email);
    await visitor.press('Download my data');
    const { name, bytes } = await downloads.next();
    expect(name).toMatch(/^where-my-pix-data-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      account: { email, plan: 'free' },
      messages: [{ message: 'Where are they?' }],
      newsletter: [{ email }],
    });
  });
});

describe('a person who deletes their account', () => {
  it('sees what goes and what stays, types the word, and is signed out on the home page', async () => {
    const visitor = await usagePage('jo@example.org');
    const token = await tokenOf(visitor);
    await visitor.press('Delete my account');
    await visitor.sees('What is deleted');
    await visitor.sees('What is kept');
    expect(await visitor.read(CONFIRM, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await visitor.page.type('#delete-word', 'delet');
    expect(await visitor.read(CONFIRM, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await visitor.page.type('#delete-word', 'e');
    await visitor.press('Delete for good');
    await visitor.seesToast('Your account was deleted.');
    await visitor.isAt('/');
    await visitor.sees('Log In');
    expect(
      await visitor.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@@auth0'))),
    ).toEqual([]);

    // The old token gives no access, and creates no account.
    const answer = await fetch(`${fixture.site.origin}/api/account`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ failure: { code: 'session-over' } });
  });

  it('starts over with the next sign-in, except for the month’s count', NIGHTLY, async () => {
    const email = 'kai@example.org';
    const visitor = await usagePage(email);
    const drawn = await fixture.photos.drawMany(2);
    await visitor.open('/upload');
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees('2 files selected');
    await visitor.press('Organize Photos');
    await visitor.sees('Download ZIP');
    await visitor.open('/usage');
    await visitor.sees(`2 / ${PLANS.free.photosPerMonth} images`);
    await deleteAccount(visitor);
    await visitor.seesToast('Your account was deleted.');
    await nextSecond();
    await visitor.signIn(email);
    await visitor.open('/usage');
    await visitor.sees(`2 / ${PLANS.free.photosPerMonth} images`);
    await visitor.sees('FREE');
  });

  it('stops work in another tab: its batch ends, and says that the session is over', NIGHTLY, async () => {
    const { engine, photos } = fixture;
    const visitor = await fixture.arrive();
    await visitor.signIn('lea@example.org');
    await visitor.choose((await photos.drawMany(9)).map(({ path }) => path));
    await visitor.sees('9 files selected');
    engine.hold();
    await visitor.press('Organize Photos');
    await expect.poll(() => engine.waiting()).toBe(4);
    const answer = await fetch(`${fixture.site.origin}/api/account`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${await tokenOf(visitor)}` },
    });
    expect(answer.status).toBe(200);
    engine.release();
    await visitor.seesToast('This batch is over on the server.');
    await visitor.sees('Log In');
  });

  it('leaves no photo in the browser, even if another tab goes on with its board', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('lou@example.org');
    await visitor.choose((await fixture.photos.drawMany(2)).map(({ path }) => path));
    await visitor.sees('2 files selected');
    await visitor.press('Organize Photos');
    await visitor.sees('This board stays in this browser until');
    const databases = () =>
      visitor.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await databases()).toContain('batches');

    const other = await visitor.openTab();
    await other.open('/usage');
    await other.sees('Your data');
    await deleteAccount(other);
    await other.seesToast('Your account was deleted.');
    await visitor.page.bringToFront();
    await visitor.click('.result-card button[aria-label^="Rename"]');
    await visitor.fill('.result-card input:not([type=checkbox])', 'Renamed');
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Renamed.jpg');
    await visitor.sees('This board stays until you close the page.');
    await visitor.click(
      '::-p-aria([name="Remember this batch for search, on this device only"][role="checkbox"])',
    );
    await visitor.sees('This browser couldn’t save it.');
    expect(await databases()).toEqual([]);
  });

  it('stays in place after changing their mind, and is asked for the word again', NIGHTLY, async () => {
    const visitor = await usagePage('mia@example.org');
    await visitor.press('Delete my account');
    await visitor.page.type('#delete-word', 'delete');
    await visitor.press('Keep my account');
    await visitor.press('Delete my account');
    await visitor.sees('What is deleted');
    expect(await visitor.read('#delete-word', (field) => (field as HTMLInputElement).value)).toBe('');
  });
});

describe('the question, in either theme', () => {
  it('passes axe, and fits a small phone', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ widthPx: 320 });
    await visitor.signIn('noa@example.org');
    await visitor.open('/usage');
    await visitor.sees('Your data');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    await visitor.press('Delete my account');
    await visitor.sees('What is deleted');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  });
});
