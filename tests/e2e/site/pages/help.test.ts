import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { FAQ } from '../../../../site/faq/faq-copy.ts';
import { HELP_QUESTIONS, HELP_TOPICS } from '../../../../site/help/help-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

async function search(visitor: Visitor, words: string): Promise<void> {
  await visitor.fill('search input', words);
}

describe('the help page', () => {
  it(
    'has six topics and seven questions',
    { tags: ['help-public-how-can-we', 'six-topic-cards-their-names', 'faq-accordion-seven-questions'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/help');
      await visitor.sees('How Can We Help?');
      const titles = await visitor.page.$$eval('main li h3', (all) =>
        all.map(({ textContent }) => textContent),
      );
      expect(titles).toEqual(HELP_TOPICS.map(({ title }) => title));
      const asked = await visitor.page.$$eval('main summary h3', (all) =>
        all.map(({ textContent }) => textContent),
      );
      expect(asked).toEqual(HELP_QUESTIONS.map(({ question }) => question));
      expect(asked).toHaveLength(7);
    },
  );

  it(
    'finds while one types, shows the number, and opens the match',
    { tags: ['search-box-behaviour'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/help');
      await visitor.sees('Log In');
      await search(visitor, 'Unsórted');
      const output = await visitor.find('search output:not(:empty)');
      expect(await output.evaluate((said) => said.textContent)).toMatch(/^\d+ results? for “Unsórted”$/);
      await visitor.click('search li:first-child a');
      await visitor.sees(HELP_QUESTIONS[3]?.answer ?? '');
      await visitor.waitFor(() => document.activeElement?.id === 'help-4');
    },
  );

  it('finds answers of the FAQ page, and goes there', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/help');
    await visitor.sees('Log In');
    await search(visitor, 'not happy');
    await visitor.click('search a[href="/faq#faq-7"]');
    await visitor.isAt('/faq');
    await visitor.sees(FAQ[6]?.answer ?? '');
  });

  it('says if it finds nothing', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/help');
    await visitor.sees('Log In');
    await search(visitor, 'quetzalcoatl');
    await visitor.sees('No results.');
  });

  it('leads on from each topic', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/help');
    const links = await visitor.page.$$eval('main li h3 ~ a', (all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual(
      HELP_TOPICS.map(({ link }) => (link.to.startsWith('#') ? `/help${link.to}` : link.to)),
    );
  });

  isReadable(fixture, '/help');
});
