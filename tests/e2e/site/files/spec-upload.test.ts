import { describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture(FREE);
const USAGE_KEY = 'image-processing-usage';

const linksIn = ({ page }: Visitor, selector: string) =>
  page.$$eval(selector, (all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));

describe('the table on a phone', () => {
  it(
    'does not mention dragging, which needs a mouse',
    { tags: ['nightly', 'drag-drop-your-photos-here'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/upload');
      await visitor.sees('Drag & drop your photos here');
      await visitor.sees('or click to browse your files');
      await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
      await visitor.sees('Choose your photos');
      const said = await visitor.read('main', (main) => main.innerText);
      expect(said).not.toMatch(/drag/i);
      expect(said).not.toContain('or click');
    },
  );
});

describe('the upload page', () => {
  it(
    'says what our service takes, and asks visitors to sign up or log in',
    {
      tags: ['sign-up-log-buttons-there', 'note-we-only-accept-jpg', 'plan-maximum-line'],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.openService();
      await visitor.sees('Sign up to organize your photos with our AI-powered service.');
      await visitor.sees(
        'We only accept JPG, PNG, WebP, GIF, AVIF, HEIC, JPEG XL, TIFF and BMP images up to 15 MB each.',
      );
      await visitor.sees('Photos at once: Free 20, Pro 100, Enterprise 250.');
      expect(await linksIn(visitor, 'main .light-table a:not([download])')).toEqual([
        'Sign up /signup',
        'Log in /login',
      ]);
    },
  );

  it('has no custom rules with the service on the free plan', { tags: ['nightly', 'free'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('ann@example.org');
    await visitor.sees(`Your Free plan takes up to ${PLANS.free.photosPerBatch} photos at once.`);
    await visitor.click(NAMING_AND_RULES);
    await visitor.sees('With our service they come with Pro and Enterprise.');
    await visitor.sees('Use file names, folders and captions');
    expect(await visitor.page.$('::-p-aria([name="File names"])')).toBeNull();
    expect(await visitor.text()).not.toContain('Add a rule');
  });

  it(
    'reserves space for what is still to come while it works',
    { tags: ['skeleton-placeholders-while'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('bo@example.org');
      const drawn = await fixture.photos.drawMany(20);
      fixture.engine.hold();
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees('20 files selected');
      expect(await visitor.page.$('main li .sr-only + .skeleton')).toBeNull();
      await visitor.press('Organize Photos');
      await visitor.find('main li .sr-only + .skeleton');
      await visitor.find('main button:disabled .spinner');
      fixture.engine.release();
      await visitor.sees('Download ZIP');
      expect(await visitor.page.$('main li .sr-only + .skeleton')).toBeNull();
    },
  );
});

describe('the usage page', () => {
  it('leads from the warning to the prices', { tags: ['warnings-upgrade-plan-button-pricing'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('cleo@example.org');
    await visitor.waitFor((key) => localStorage.getItem(key), USAGE_KEY);
    await visitor.page.evaluate((key) => {
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"count":0', '"count":24'));
    }, USAGE_KEY);
    await visitor.cannotReach('/api/account');
    await visitor.open('/usage');
    await visitor.sees("You're approaching your monthly usage limit.");
    expect(await linksIn(visitor, 'div:has(> output) > a')).toEqual(['Upgrade Plan /pricing']);
  });

  it(
    'retries three times if the server does not answer',
    { tags: ['nightly', 'data-cache-retries-3-queries'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('dan@example.org');
      await visitor.cannotReach('/api/account');
      let asked = 0;
      visitor.page.on('request', (request) => {
        if (request.url().endsWith('/api/account')) asked += 1;
      });
      await visitor.open('/usage');
      await expect.poll(() => asked).toBe(4);
    },
  );
});
