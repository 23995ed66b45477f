import { AppError } from '#core/failure.ts';
import { isPrivateHost } from '#core/private-host.ts';
import { TOP_LEVEL_NAMES } from './open-web-table.ts';

/*
 * [Note: No way inside] A page on the open web may not make us reach into the network that this machine is in, neither
 * by an address nor by one that passes us on. An address can be checked; where it passes us on to, no extension is told
 * (`redirect: 'manual'` hides it, and webRequest or declarativeNetRequest would need permissions for every site). So
 * what belongs to such a page is loaded from a frame of our own, whose Content-Security-Policy knows names of the open
 * web and nothing else: the browser holds each redirect against it before it follows (CSP 3, 4.1.3). Where the names
 * lead is the resolver's to say, and cannot be told. A page that is inside itself may show what is inside.
 */

/** Allowed are names, so no address as digits, none of one label and no local one; see {@link isPrivateHost}. */
const SOURCES = TOP_LEVEL_NAMES.map((name) => `http://*.${name}:* https://*.${name}:*`).join(' ');
const POLICY = `default-src 'none'; img-src ${SOURCES}; connect-src ${SOURCES}`;
const LISTED = new Set(TOP_LEVEL_NAMES);
const WEB = /^https?:$/;

interface Frame {
  readonly window: Window & typeof globalThis;
  /** Addresses that would have led somewhere else. */
  readonly blocked: ReadonlySet<string>;
}

let frame: Promise<Frame> | undefined;

/** Whether an image comes by plain ways: it is no address of the web, or its page is inside itself. */
function isFree(url: URL, pageUrl: string): boolean {
  const page = new URL(pageUrl);
  return !WEB.test(url.protocol) || (WEB.test(page.protocol) && isPrivateHost(page.hostname));
}

/** Whether a picture of the page may be shown by its address alone; see [Note: No way inside]. */
export function mayBeShown(url: string, pageUrl: string): boolean {
  return isFree(new URL(url), pageUrl);
}

/**
 * Fetches what a page shows; see [Note: No way inside].
 *
 * @throws {AppError} `page-image-private`, `page-image-passed-on`; else as `fetch` throws
 */
export async function fetchForPage(url: string, pageUrl: string, init: RequestInit): Promise<Response> {
  const address = new URL(url);
  if (isFree(address, pageUrl)) return fetch(url, init);
  refusePrivate(address.hostname);
  const guarded = isListed(address.hostname) ? await openFrame() : undefined;
  try {
    if (guarded) return await guarded.window.fetch(url, init);
    return await fetch(url, { ...init, redirect: 'error' });
  } catch (error) {
    const isPassedOn = guarded ? await isBlocked(guarded, url) : await passesOn(url, init);
    if (!isPassedOn) throw error;
    const details = { host: address.hostname };
    throw new AppError({ code: 'page-image-passed-on', details }, { cause: error });
  }
}

/**
 * A picture to be drawn, for an image of a page that may not be shown by its address alone.
 *
 * @throws {Error} where it does not come, whatever the reason
 */
export async function pictureForPage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const { hostname } = new URL(url);
  refusePrivate(hostname);
  if (!isListed(hostname)) throw new Error('Its redirects could not be held against the policy.');
  const { window } = await openFrame();
  signal.throwIfAborted();
  const image = new window.Image();
  signal.addEventListener('abort', () => image.removeAttribute('src'), { once: true });
  image.src = url;
  await image.decode();
  return image;
}

function refusePrivate(host: string): void {
  if (isPrivateHost(host)) throw new AppError({ code: 'page-image-private', details: { host } });
}

function isListed(host: string): boolean {
  return LISTED.has(host.split('.').at(-1) ?? '');
}

function openFrame(): Promise<Frame> {
  frame ??= new Promise((resolve, reject) => {
    const element = document.createElement('iframe');
    element.hidden = true;
    element.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    element.addEventListener('load', () => {
      const window = element.contentWindow as (Window & typeof globalThis) | null;
      if (!window) return reject(new Error('The frame was taken away.'));
      const blocked = new Set<string>();
      window.document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
        blocked.add(blockedURI),
      );
      resolve({ window, blocked });
    });
    document.body.append(element);
  });
  return frame;
}

/** The report comes as a task of its own, and may come after the failure. */
async function isBlocked({ blocked }: Frame, url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return blocked.has(url);
}

async function passesOn(url: string, init: RequestInit): Promise<boolean> {
  const { type } = await fetch(url, { ...init, redirect: 'manual' }).catch(() => ({ type: 'error' }));
  return type === 'opaqueredirect';
}
