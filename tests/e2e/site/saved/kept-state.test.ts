import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../../site/app/pages.ts';
import { tryLikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { fakeSketches } from '../../../fakes/fake-sketches.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

const LIKENESS = tryLikenessRule({
  from: 'Pets',
  category: 'Rex',
  moved: fakeSketches(1, 10),
  stayed: fakeSketches(2, 10),
});

/** What a browser may store for a signed-out visitor, by localStorage key. */
const KEPT: Readonly<Record<string, string>> = {
  'naming-and-rules': JSON.stringify({
    pattern: '{category} {name}',
    rules: [{ has: ['dog'], category: 'Rex', isLearned: true }],
    likeness: [LIKENESS?.rule],
    unsureToUnsorted: true,
  }),
  'writes-xmp': 'yes',
  'carries-unreadable': 'yes',
  'tells-when-done': 'yes',
  'ui-theme': 'dark',
  engine: 'device',
  'captured-emails': JSON.stringify([
    { email: 'ann@example.org', timestamp: '2026-01-01T00:00:00.000Z', listId: '', isSent: true },
  ]),
};

describe('data stored in this browser', () => {
  it('does not contradict any page’s markup during hydration', async () => {
    const visitor = await fixture.arrive();
    const said: string[] = [];
    visitor.page.on('pageerror', (error) => said.push(`${visitor.page.url()}: ${String(error)}`));
    await visitor.page.goto(`${fixture.site.origin}/licenses.txt`);
    await visitor.page.evaluate((kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    }, KEPT);
    for (const path of new Set([...PUBLIC_PATHS, PAGES.upload.path, PAGES.newsletter.path])) {
      await visitor.open(path);
    }
    await visitor.open(PAGES.upload.path);
    await visitor.sees('2 rules');
    await visitor.click(NAMING_AND_RULES);
    await visitor.sees('Pets that looks like the 10 photos you moved');
    await visitor.waitFor(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value.includes('dog')),
    );
    expect(said).toEqual([]);
  });
});
