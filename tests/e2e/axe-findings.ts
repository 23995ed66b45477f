import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until, waitFor } from '../../scripts/visitor/patient-page.ts';

/**
 * Returns axe's violations on the current page.
 *
 * @param rules only these; all if omitted
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitFor(page, () => document.readyState === 'complete');
  // Retried, because axe's helper gives up on a page that is busy for a second.
  const result = await until(page, () => {
    // In the page itself: axe would otherwise collect frames' results in a blank page with its own process, and
    // report passing elements, which took most of the time. Our frames share our origin.
    const axe = new AxePuppeteer(page).setLegacyMode().options({ resultTypes: ['violations'] });
    return (rules ? axe.withRules([...rules]) : axe).analyze();
  });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
