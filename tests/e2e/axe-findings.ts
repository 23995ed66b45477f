import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until, waitFor } from './patient-page.ts';

/** What axe objects to on the page as it is. @param rules only these; else all */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitFor(page, () => document.readyState === 'complete');
  // A page that is busy for a second is given up by axe's own helper.
  const result = await until(page, () => {
    const axe = new AxePuppeteer(page);
    return (rules ? axe.withRules([...rules]) : axe).analyze();
  });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
