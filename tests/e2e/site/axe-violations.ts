import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Visitor } from './visitor.ts';

/** Axe's rules about colours that WCAG 2 asks for at level AA. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe objects to on the page as it is. */
export async function axeViolations({ page }: Visitor): Promise<string[]> {
  return named(await new AxePuppeteer(page).analyze());
}

/** The same in both themes, which differ in nothing but colours; the dark one stays. */
export async function axeViolationsInBothThemes(visitor: Visitor): Promise<string[]> {
  await visitor.prefers('light');
  const light = await axeViolations(visitor);
  await visitor.prefers('dark');
  const dark = named(await new AxePuppeteer(visitor.page).withRules(OF_COLOURS).analyze());
  return [...light, ...dark];
}

function named(result: Awaited<ReturnType<AxePuppeteer['analyze']>>): string[] {
  if (!result) throw new Error('axe gave no result.');
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** How far the page can be scrolled sideways; it should not be. */
export function sidewaysPx({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
