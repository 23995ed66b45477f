import { AppError } from '#core/failure.ts';
import { isPrivateServer } from '#core/accounts/private-server.ts';
import { TOP_LEVEL_NAMES } from './open-web-table.ts';

/* [Note: Private networks] A page on the public web must not make us send requests into the user's private
   network, neither directly nor by a redirect. A URL can be checked, but an extension cannot see where it
   redirects (`redirect: 'manual'` hides the target, and webRequest or declarativeNetRequest would need
   permissions for every site). So images of such pages are loaded in a frame of ours whose
   Content-Security-Policy allows only domain names of the public web: the browser checks each redirect
   against it before following (CSP 3, 4.1.3). DNS may still resolve such a name to a private address,
   which we cannot detect. A page in a private network may load images from it. */

/**
 * Allows only host names: no IP addresses, no single labels and no local domains; see {@link isPrivateServer}.
 */
const SOURCES = TOP_LEVEL_NAMES.map((name) => `http://*.${name}:* https://*.${name}:*`).join(' ');
const POLICY = `default-src 'none'; img-src ${SOURCES}; connect-src ${SOURCES}`;
const LISTED = new Set(TOP_LEVEL_NAMES);
const WEB = /^https?:$/;

interface Frame {
  readonly window: Window & typeof globalThis;
  /** URLs whose request or redirect the policy has blocked. */
  readonly blocked: ReadonlySet<string>;
}

let frame: Promise<Frame> | undefined;

/**
 * Returns whether an image is fetched without the frame: its URL isn't http(s), or its page is in a private network
 * itself.
 */
function isFree(url: URL, pageUrl: string): boolean {
  const page = new URL(pageUrl);
  return !WEB.test(url.protocol) || (WEB.test(page.protocol) && isPrivateServer(page.hostname));
}

/** Returns whether an `img` may load the page's picture directly; see [Note: Private networks]. */
export function mayBeShown(url: string, pageUrl: string): boolean {
  return isFree(new URL(url), pageUrl);
}

/**
 * Fetches an image of a page; see [Note: Private networks].
 *
 * @throws {AppError} `page-image-private`, `page-image-passed-on`; otherwise as `fetch` throws
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
 * Loads a picture for drawing, if an `img` may not load it directly.
 *
 * @throws {Error} if it can't be loaded, for any reason
 */
export async function pictureForPage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const { hostname } = new URL(url);
  refusePrivate(hostname);
  if (!isListed(hostname)) throw new Error('Its redirects could not be checked.');
  const { window } = await openFrame();
  signal.throwIfAborted();
  const image = new window.Image();
  signal.addEventListener('abort', () => image.removeAttribute('src'), { once: true });
  image.src = url;
  await image.decode();
  return image;
}

function refusePrivate(host: string): void {
  if (isPrivateServer(host)) throw new AppError({ code: 'page-image-private', details: { host } });
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
      if (!window) return reject(new Error('The frame was removed.'));
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

/**
 * Returns whether the policy blocked the request. The violation is reported in a separate task, which may run after
 * the failure.
 */
async function isBlocked({ blocked }: Frame, url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return blocked.has(url);
}

async function passesOn(url: string, init: RequestInit): Promise<boolean> {
  const { type } = await fetch(url, { ...init, redirect: 'manual' }).catch(() => ({ type: 'error' }));
  return type === 'opaqueredirect';
}
