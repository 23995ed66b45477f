import { describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { reserveEndpoint } from '#protocol/batches.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';

const { photosPerBatch, photosPerMonth } = PLANS.free;

const fixture = siteFixture(FREE);
const pro = siteFixture();

describe('a person on the free plan', () => {
  it(
    'organizes as many as one batch allows, then the rest, and is stopped at the month’s limit',
    {
      tags: [
        'nightly',
        'plan-maximum-line',
        'only-first-n-files-processed',
        'usage-tracking-may-deny-batch',
        'youve-reached-your-monthly-limit',
        'youre-approaching-your-monthly-limit',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn();
      await visitor.sees(`Your Free plan takes up to ${photosPerBatch} photos at once.`);
      const drawn = await fixture.photos.drawMany(photosPerBatch + 2);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees(`The first ${photosPerBatch} are organized now; 2 wait on the heap.`);
      await visitor.press('Organize Photos');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(photosPerBatch);
      await visitor.seesToast(
        `You're approaching your monthly limit (${(100 * photosPerBatch) / photosPerMonth}%)`,
      );
      await visitor.press('2 still on the heap');

      await visitor.press('Organize Photos');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(2);
      await visitor.sees('2 photos placed in');

      await visitor.pick('More actions', 'Organize more photos');
      await visitor.choose(drawn.slice(0, 6).map(({ path }) => path));
      await visitor.sees('6 files selected');
      await visitor.press('Organize Photos');
      const left = photosPerMonth - photosPerBatch - 2;
      await visitor.seesToast(`Only ${left} of 6 fit this month. Upgrade your plan to process more images.`);
      await visitor.sees('6 files selected');
      await visitor.click('::-p-aria([name="Upgrade Plan"])');
      await visitor.isAt('/pricing');
    },
  );
});

describe('a person on a plan with batch processing', () => {
  const { photosPerBatch: atOnce, name } = PLANS.pro;

  it(
    'clicks once for more photos than the service accepts at once, and gets one ZIP',
    { tags: ['nightly', 'only-first-n-files-processed'] },
    async () => {
      const visitor = await pro.arrive();
      const downloads = await watchDownloads(visitor, pro.photos.folder);
      const reserved: number[] = [];
      visitor.page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() !== 'POST' || !pathname.endsWith(reserveEndpoint.path)) return;
        reserved.push((JSON.parse(request.postData() ?? '{}') as { photos: number }).photos);
      });
      await visitor.signIn('many@example.org');
      await visitor.sees(`Your ${name} plan takes up to ${atOnce} photos at once.`);
      const drawn = await pro.photos.drawMany(atOnce + 4);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees(`In 2 batches of up to ${atOnce}, with one ZIP at the end.`);
      await visitor.press('Organize Photos');
      const { bytes } = await downloads.next();
      const originals = drawn.map((photo) => sha256(photo.bytes)).sort();
      expect([...(await openedArchive(bytes)).values()].sort()).toEqual(originals);
      expect(reserved).toEqual([atOnce, 4]);
      await visitor.open('/usage');
      await visitor.sees(`${atOnce + 4} / `);
    },
  );

  it(
    'resumes after the page was closed in the second batch, and pays for each photo once',
    NIGHTLY,
    async () => {
      const visitor = await pro.arrive();
      await visitor.signIn('closes@example.org');
      const drawn = await pro.photos.drawMany(atOnce + 30);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees(`In 2 batches of up to ${atOnce}`);
      await visitor.press('Organize Photos');
      await visitor.waitFor((done) => (document.querySelector('progress')?.value ?? 0) >= done, atOnce + 5);
      visitor.page.on('dialog', (dialog) => void dialog.accept());
      await visitor.reload();
      await visitor.sees('Your last batch is not finished');
      const downloads = await watchDownloads(visitor, pro.photos.folder);
      await visitor.press('Resume');
      const { bytes } = await downloads.next();
      const originals = drawn.map((photo) => sha256(photo.bytes)).sort();
      expect([...(await openedArchive(bytes)).values()].sort()).toEqual(originals);
      await visitor.open('/usage');
      await visitor.sees(`${atOnce + 30} / `);
    },
  );
});

describe('a person without an account', () => {
  it(
    'is asked to sign up on selecting and on processing',
    {
      tags: [
        'upload-login-gated-organize-your',
        'signed-sign-up-organize-your',
        'please-sign-up-upload-process',
        'please-sign-up-process-images',
        'visitor-cannot-upload-process',
        'upload-usage-require-sign',
        'error-please-sign-up-upload-process',
        'error-please-sign-up-process-images',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.openService();
      await visitor.sees('Sign up to organize your photos with our AI-powered service.');
      const [photo] = await fixture.photos.drawMany(1);
      await visitor.drop([photo?.path ?? '']);
      await visitor.seesToast('Please sign up to upload and process images');
      await visitor.press('Organize Photos');
      await visitor.seesToast('Please sign up to process images');
      await visitor.sees('1 file selected');
    },
  );

  it(
    'signs up, stays signed in after a reload, and logs out to the home page',
    {
      tags: [
        'login-public-login-google',
        'signup-public-create-account-google',
        'signup-same-toast-welcome',
        'auth-loading-then-authenticated',
        'otherwise-silent-session-check',
        'may-log-out',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/signup');
      await visitor.press('Sign up with Google');
      await visitor.press('Continue with Google (local)');
      await visitor.isAt('/upload');
      await visitor.seesToast('Welcome! You are now logged in.');
      await visitor.page.reload();
      await visitor.press('Logout');
      await visitor.isAt('/');
      await visitor.sees("Sign Up - It's Free");
      expect(await visitor.text()).not.toContain('Logout');
    },
  );

  it(
    'sees why a sign-in failed, and can try again',
    {
      tags: [
        'nightly',
        'single-login-google-button-link',
        'auth-errors-stored',
        'callback-code-state-error-state',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/login');
      await visitor.press('Login with Google');
      await visitor.click('::-p-text(Cancel)');
      await visitor.sees('You did not allow the login.');
      await visitor.sees('Login with Google');
      expect(new URL(visitor.page.url()).search).toBe('');
    },
  );

  it(
    'learns that the server no longer accepts the session, and can log in again',
    { tags: ['nightly', 'get-access-token-failed'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn();
      // Invalidates the stored tokens, as after the provider has changed its keys.
      await visitor.page.evaluate(() => {
        for (const [key, entry] of Object.entries(localStorage)) {
          const spoilt = String(entry)
            .replace(/("access_token":"[^"]{40})[^"]{8}/, '$1AAAAAAAA')
            .replace(/("refresh_token":")[^"]{8}/, '$1AAAAAAAA');
          localStorage.setItem(key, spoilt);
        }
      });
      await visitor.page.reload();
      await visitor.sees('Your session is over. Please log in again.');
      await visitor.sees('Log In');
      await visitor.signIn();
      await visitor.sees('Your Free plan');
      expect(await visitor.text()).not.toContain('Your session is over');
    },
  );
});
