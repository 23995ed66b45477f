import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until, waitFor } from './patient-page.ts';

/** Axe's violations on the current page. @param rules only these; else all */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitFor(page, () => document.readyState === 'complete');
  // Retried, since axe's helper gives up on a page that is busy for a second.
  const result = await until(page, () => {
    const axe = new AxePuppeteer(page);
    return (rules ? axe.withRules([...rules]) : axe).analyze();
  });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
