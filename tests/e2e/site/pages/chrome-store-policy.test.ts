import { describe, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the extension’s policy', () => {
  it(
    'says what the store requires: the purpose, what is collected, and Limited Use',
    { tags: ['chrome-store-policy-public-privacy'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/chrome-store-policy');
      await visitor.sees('That is its single purpose.');
      await visitor.sees(
        'The use of information received from Google APIs will adhere to the Chrome Web Store User Data Policy, including the Limited Use requirements.',
      );
      for (const kind of [
        'Personally identifiable information',
        'Website content',
        'Web history',
        'Location',
      ]) {
        await visitor.sees(kind);
      }
    },
  );

  it('leads to the page about what the server stores', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/chrome-store-policy');
    await visitor.click('main a[href="/privacy"]');
    await visitor.isAt('/privacy');
  });

  isReadable(fixture, '/chrome-store-policy', NIGHTLY);
});
