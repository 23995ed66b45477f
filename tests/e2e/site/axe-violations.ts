import { axeFindings } from '../axe-findings.ts';
import type { Visitor } from './visitor.ts';

/** Axe's rules about colours that WCAG 2 asks for at level AA. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe objects to on the page as it is. */
export function axeViolations({ page }: Visitor): Promise<string[]> {
  return axeFindings(page);
}

/** The same in both themes, which differ in nothing but colours; the dark one stays. */
export async function axeViolationsInBothThemes(visitor: Visitor): Promise<string[]> {
  await visitor.prefers('light');
  const light = await axeViolations(visitor);
  await visitor.prefers('dark');
  return [...light, ...(await axeFindings(visitor.page, OF_COLOURS))];
}

/** How far the page can be scrolled sideways; it should not be. */
export function sidewaysPx({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
