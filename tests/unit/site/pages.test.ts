import { describe, expect, it } from 'vitest';
import { descriptionOf, READING_MS, wakesAfterMs } from '../../../site/app/page-metadata.ts';
import { linksTo, PAGE_NAMES, pageRecord } from '../../../site/app/pages.ts';
import { ACCOUNT, COMPANY, PRODUCT, RESOURCES } from '../../../site/frame/navigation-copy.ts';

describe('the table of pages', () => {
  it('puts each page with a menu entry into its section, in the table’s order', () => {
    const sections = { product: PRODUCT, resources: RESOURCES, company: COMPANY, account: ACCOUNT };
    for (const [section, links] of Object.entries(sections)) {
      const declared = PAGE_NAMES.map(pageRecord).filter(({ menu }) => menu?.section === section);
      expect(declared.length).toBeGreaterThan(0);
      const expected = declared.map(({ path, menu }) => ({ to: path, label: menu?.label }));
      expect(links.slice(0, declared.length)).toMatchObject(expected);
    }
  });

  it('uses the menu’s name for a page in links below other pages', () => {
    const [terms] = linksTo('terms');
    expect(COMPANY).toContainEqual(expect.objectContaining(terms));
  });

  it('marks the pages that are empty without a service', () => {
    expect(PRODUCT.filter(({ className }) => className === 'service-only').map(({ to }) => to)).toEqual([
      '/pricing',
    ]);
  });

  it.each(PAGE_NAMES)('describes %s in one whole sentence', (name) => {
    const description = descriptionOf(name);
    expect(description).not.toContain('page-descriptions');
    expect(description).toMatch(/^[^{}]+\.$/);
    expect(description).not.toContain('undefined');
  });

  it('hydrates reading pages late, and interactive pages at once', () => {
    expect(wakesAfterMs(pageRecord('about'))).toBe(READING_MS);
    expect(wakesAfterMs(pageRecord('upload'))).toBe(0);
  });
});
