/** @module-tag nightly */
import { describe, it } from 'vitest';
import { countText } from '#core/naming/number-text.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the terms', () => {
  it('give each plan’s price and limits', { tags: ['terms-privacy-public-static-legal'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/terms');
    for (const { name, priceUsd, photosPerMonth, photosPerBatch } of Object.values(PLANS)) {
      const row = [name, `$${priceUsd}`, countText(photosPerMonth), countText(photosPerBatch)];
      await visitor.waitFor(
        (cells) =>
          [...document.querySelectorAll('main tr')].some((line) =>
            cells.every((cell) => line.textContent.includes(cell)),
          ),
        row,
      );
    }
  });

  isReadable(fixture, '/terms');
});
