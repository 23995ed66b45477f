import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the features page', () => {
  it(
    'shows six cards, all available',
    {
      tags: [
        'features-public-core-features',
        'core-features-benefits-six',
        'instantly-find-any-photo-coming',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/features');
      expect(await visitor.read('h1', (heading) => heading.textContent)).toBe('Core Features & Benefits');
      expect(
        await visitor.page.$$eval('main summary h2', (all) => all.map(({ textContent }) => textContent)),
      ).toEqual([
        'AI-Powered Organization',
        'Smart Image Renaming',
        'One-Click Zip Download',
        'Instantly Find Any Photo',
        'Secure & Private',
        'Saves Time',
      ]);
      expect(await visitor.text()).not.toContain('Coming Soon');
    },
  );

  it(
    'opens a card by keyboard, and leaves the others unchanged',
    { tags: ['nightly', 'core-features-benefits-six'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/features');
      for (const id of ['zip', 'private']) {
        await visitor.page.focus(`#${id} summary`);
        await visitor.page.keyboard.press('Enter');
      }
      expect(await visitor.page.$$eval('main details[open]', (all) => all.map(({ id }) => id))).toEqual([
        'zip',
        'private',
      ]);
      await visitor.sees('every original byte for byte');
    },
  );

  isReadable(fixture, '/features', NIGHTLY);
});
