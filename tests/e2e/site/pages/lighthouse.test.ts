/** @module-tag nightly */
import { expect, it } from 'vitest';
import { runLighthouse } from '../../../bench/site/run-lighthouse.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
const SAME_EVERY_TIME = ['accessibility', 'best-practices', 'seo'] as const;

/** One page of each kind; `npm run bench:lighthouse` tests every page, and so do the tests with axe. */
const PATHS = ['/', '/faq', '/upload'];

it.each(PATHS)('Lighthouse finds no fault in %s on a phone', async (path) => {
  const { scores, complaints } = await runLighthouse(
    fixture.browser,
    fixture.site.origin + path,
    SAME_EVERY_TIME,
  );
  expect(complaints).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
});
