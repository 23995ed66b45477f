import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Visitor } from './visitor.ts';

/** What axe objects to on the page as it is. */
export async function axeViolations({ page }: Visitor): Promise<string[]> {
  const { violations } = await new AxePuppeteer(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** How far the page can be scrolled sideways; it should not be. */
export function sidewaysPx({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
