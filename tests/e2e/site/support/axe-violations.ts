import { axeFindings } from '../../axe-findings.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** Axe's rules about colors for WCAG 2 level AA. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe's violations on the current page. */
export function axeViolations({ page }: Visitor): Promise<string[]> {
  return axeFindings(page);
}

/** Checks both themes, which differ only in colors; the dark one stays set. */
export async function axeViolationsInBothThemes(visitor: Visitor): Promise<string[]> {
  await visitor.prefers('light');
  const light = await axeViolations(visitor);
  await visitor.prefers('dark');
  return [...light, ...(await axeFindings(visitor.page, OF_COLOURS))];
}

/** How far the page can be scrolled horizontally; should be 0. */
export function sidewaysPx({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
