import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { MARKETING_PATHS } from '../support/public-paths.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

async function visitsOnce(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

describe('offline, after one visit', () => {
  it('every product page can be read, with its pictures, and works', async () => {
    const visitor = await fixture.arrive({ usesServiceWorker: true });
    await visitsOnce(visitor);
    await visitor.page.setOfflineMode(true);
    for (const path of MARKETING_PATHS) {
      await visitor.open(path);
      const broken = await visitor.page.$$eval('img:not([loading=lazy])', (all) =>
        all.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
      );
      expect(broken, path).toEqual([]);
    }
  });

  it('the server is asked as soon as there is a connection again', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ usesServiceWorker: true });
    await visitsOnce(visitor);
    await visitor.page.setOfflineMode(true);
    await visitor.open('/pricing');
    await visitor.page.setOfflineMode(false);
    const answer = await visitor.page.goto(`${fixture.site.origin}/faq`);
    expect(answer?.status()).toBe(200);
    await visitor.signIn();
  });
});
