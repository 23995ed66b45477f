import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until, waitFor } from '../../scripts/visitor/patient-page.ts';

/** Axe's violations on the current page. @param rules only these; else all */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitFor(page, () => document.readyState === 'complete');
  // Retried, since axe's helper gives up on a page that is busy for a second.
  const result = await until(page, () => {
    // In the page itself, since a blank page that collects the results of frames is a process of its own, and without
    // the elements that pass, which took most of the time. Our frames are of our own origin.
    const axe = new AxePuppeteer(page).setLegacyMode().options({ resultTypes: ['violations'] });
    return (rules ? axe.withRules([...rules]) : axe).analyze();
  });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
