import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { FAQ } from '../../../../site/faq/faq-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

function openQuestions({ page }: Visitor): Promise<string[]> {
  return page.$$eval('main details[open] h2', (all) => all.map(({ textContent }) => textContent));
}

describe('the FAQ page', () => {
  it(
    'has eight questions, one open at a time',
    { tags: ['faq-public-faq', 'eight-expandable-questions', 'faq-item-question-answer'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/faq');
      expect(await visitor.page.$$eval('main summary', (all) => all.length)).toBe(8);
      expect(await openQuestions(visitor)).toEqual([FAQ[0]?.question]);
      await visitor.click('main details:nth-of-type(3) summary');
      await visitor.sees(FAQ[2]?.answer ?? '');
      expect(await openQuestions(visitor)).toEqual([FAQ[2]?.question]);
    },
  );

  it('opens the answer that its index leads to, and moves the focus there', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/faq');
    await visitor.sees('Log In');
    await visitor.click('main nav a[href="#faq-5"]');
    await visitor.sees(FAQ[4]?.answer ?? '');
    await visitor.waitFor(() => document.activeElement?.id === 'faq-5');
    expect(await openQuestions(visitor)).toEqual([FAQ[4]?.question]);
  });

  it('opens the answer that a link names', { tags: ['satisfaction-guarantee-reprocessing'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/faq#faq-7');
    await visitor.sees(FAQ[6]?.answer ?? '');
  });

  it('leads to the contact page', { tags: ['faq-link-contact'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/faq');
    await visitor.click('main section a[href="/contact"]');
    await visitor.isAt('/contact');
  });

  isReadable(fixture, '/faq');
});
