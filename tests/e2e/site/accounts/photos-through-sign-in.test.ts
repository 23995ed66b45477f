import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
const PHOTOS = 3;

/** A signed-out visitor who has picked photos. */
async function picked(): Promise<Visitor> {
  const visitor = await fixture.arrive();
  await visitor.openService();
  const drawn = await fixture.photos.drawMany(PHOTOS);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.seesToast('Please sign up to upload and process images');
  await visitor.sees(`${PHOTOS} files selected`);
  return visitor;
}

/** Whether IndexedDB contains any photos. */
function isAnythingKept(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      const tables = [...db.objectStoreNames];
      if (tables.length === 0) return resolve(false);
      const counting = tables.map((table) => db.transaction(table).objectStore(table).count());
      counting.at(-1)?.addEventListener('success', () => {
        db.close();
        resolve(counting.some(({ result }) => result > 0));
      });
    });
  });
}

describe('photos that a visitor has picked', () => {
  it('wait on the table, and are not organized before the visitor has an account', NIGHTLY, async () => {
    const visitor = await picked();
    await visitor.sees(`Your ${PHOTOS} photos stay on the table while you sign up.`);
    await visitor.press('Organize Photos');
    await visitor.seesToast('Please sign up to process images');
    await visitor.sees(`${PHOTOS} files selected`);
  });

  it.each([
    ['the prompt to sign up', 'main a[href="/signup"]', 'Sign up with Google'],
    ['the prompt to log in', 'main a[href="/login"]', 'Login with Google'],
    ['the header', 'header a[href="/signup"]', 'Sign up with Google'],
    ['the header, to log in', 'header a[href="/login"]', 'Login with Google'],
  ])(
    'are on the table again after the sign-in by %s, and nowhere else',
    { tags: ['nightly', 'please-sign-up-upload-process'] },
    async (way, link, button) => {
      const visitor = await picked();
      await visitor.click(link);
      await visitor.press(button);
      await visitor.nameThemselves(`${way.replace(/\W/g, '-')}@example.org`);
      await visitor.isAt('/upload');
      await visitor.sees(`${PHOTOS} files selected`);
      await expect.poll(() => visitor.page.evaluate(isAnythingKept)).toBe(false);
      await visitor.press('Organize Photos');
      await visitor.sees(`${PHOTOS} photos placed in`);
    },
  );

  it('are still there if the visitor comes back without signing in', NIGHTLY, async () => {
    const visitor = await picked();
    await visitor.click('main a[href="/signup"]');
    await visitor.press('Sign up with Google');
    await visitor.find('input[name=email]');
    await visitor.page.goBack();
    await visitor.click('header a[href="/"]');
    await visitor.page.goto(`${fixture.site.origin}/upload`);
    await visitor.sees(`${PHOTOS} files selected`);
  });

  it('are in no other tab', NIGHTLY, async () => {
    const visitor = await picked();
    await visitor.click('main a[href="/signup"]');
    await visitor.press('Sign up with Google');
    await visitor.find('input[name=email]');
    const other = await visitor.openTab();
    await other.open('/upload');
    await other.sees('0 files selected');
  });

  it('of an account whose session is over are not passed to another person who signs in', async () => {
    const visitor = await fixture.arrive();
    await visitor.signInByHand('first@example.org');
    const drawn = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    // The server no longer accepts the session after its restart.
    await fixture.site.restart();
    await visitor.press('Organize Photos');
    // The press tells them, unless the page has learned it by itself before.
    await visitor.click('header a[href="/login"]');
    await visitor.press('Login with Google');
    await visitor.nameThemselves('second@example.org');
    await visitor.isAt('/upload');
    await visitor.sees('0 files selected');
    await expect.poll(() => visitor.page.evaluate(isAnythingKept)).toBe(false);
  });
});
