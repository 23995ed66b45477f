import { expect, it } from 'vitest';
import { runLighthouse } from '../../bench/site/run-lighthouse.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { siteFixture } from './site-fixture.ts';

const fixture = siteFixture();
const SAME_EVERY_TIME = ['accessibility', 'best-practices', 'seo'] as const;

it.each(PUBLIC_PATHS)('Lighthouse has nothing to say against %s on a phone', async (path) => {
  const { scores, complaints } = await runLighthouse(
    fixture.browser,
    fixture.site.origin + path,
    SAME_EVERY_TIME,
  );
  expect(complaints).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
});
