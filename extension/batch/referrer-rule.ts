import browser, { type DeclarativeNetRequest } from 'webextension-polyfill';
import { openPort, watchPorts } from '../messaging/transport.ts';

/* [Note: Referrer rules] An extension cannot name a page as the referrer of its requests, so a session rule sets
   the header while an image is fetched. The rule applies to requests of this extension for exactly that address.
   It is removed after the request; if the page of the extension is gone before, its port to the worker closes and
   the worker removes the rule; and a worker that starts while no panel is open removes all of them. */

const PORT = 'referrer-rule-';
/** Rule numbers are positive 32-bit integers. */
const MOST_RULES = 2 ** 31 - 1;

/** Runs a request during which the URL is requested with a referrer; see [Note: Referrer rules]. */
export async function withReferrer<Value>(
  url: string,
  referrer: string,
  request: () => Promise<Value>,
): Promise<Value> {
  const id = ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MOST_RULES) + 1;
  const close = openPort(PORT + id, () => {});
  try {
    await browser.declarativeNetRequest.updateSessionRules({ addRules: [ruleFor(id, url, referrer)] });
    return await request();
  } finally {
    await removeRules([id]);
    close();
  }
}

function ruleFor(id: number, url: string, referrer: string): DeclarativeNetRequest.Rule {
  return {
    id,
    condition: {
      urlFilter: exactly(url),
      isUrlFilterCaseSensitive: true,
      // The host of our own pages: the extension's ID in Chrome, and a different one in each profile of Firefox.
      initiatorDomains: [location.host],
      resourceTypes: ['xmlhttprequest'],
    },
    action: {
      type: 'modifyHeaders',
      requestHeaders: [
        { header: 'Referer', operation: 'set', value: referrer },
        // The page's own request for an image has no such header.
        { header: 'Origin', operation: 'remove' },
      ],
    },
  };
}

/**
 * Returns the filter that matches exactly one URL. Characters with a special meaning in filters can't be escaped; `*`
 * in their place matches them.
 */
function exactly(url: string): string {
  const { href, hash } = new URL(url);
  const address = hash === '' ? href.replace(/#$/, '') : href.slice(0, -hash.length);
  return `|${address.replaceAll(/[*^|]/g, '*')}|`;
}

async function removeRules(ids: number[]): Promise<void> {
  await browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: ids });
}

/** In the worker: removes the rules of pages that are gone. */
export function removeLeftRules(): void {
  watchPorts(PORT, (name) => void removeRules([Number(name.slice(PORT.length))]));
  void removeWithoutPanels();
}

async function removeWithoutPanels(): Promise<void> {
  const panels = await browser.runtime.getContexts({ documentOrigins: [location.origin] });
  const panel = browser.runtime.getURL('sidepanel/');
  if (panels.some(({ documentUrl = '' }) => documentUrl.startsWith(panel))) return;
  const rules = await browser.declarativeNetRequest.getSessionRules();
  await removeRules(rules.map(({ id }) => id));
}
