import browser from 'webextension-polyfill';
import type { StatedPolicies } from '../batch/page-referrer.ts';

/** What a page could read of one of its images, and the referrer policies that it states for its requests. */
export interface ReadInPage {
  /** The file as a data: URL; missing if the page may not read it or if it is too large. */
  readonly dataUrl?: string;
  /** The status and size of the response; missing if the page may not read it. */
  readonly status?: number;
  readonly sizeBytes?: number;
  /** The `Last-Modified` header. */
  readonly modified?: string;
  readonly policies: StatedPolicies;
}

interface ReadOptions {
  readonly url: string;
  /** The origin of the page that the tab has to show. */
  readonly origin: string;
  readonly mostBytes: number;
  readonly timeoutMs: number;
}

/**
 * Reads an image in the context of its page, with the referrer and the cookies of the page's own requests. The
 * browser allows it for images on the page's host, and on hosts that let the page read them (CORS).
 *
 * @returns undefined if the tab is gone, shows another site, or may no longer be read
 */
export async function readInPage(tabId: number, options: ReadOptions): Promise<ReadInPage | undefined> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      func: readHere,
      args: [options],
    });
    return (result?.result as ReadInPage | null | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Serialized and sent to the page, so it uses only its arguments. */
async function readHere({ url, origin, mostBytes, timeoutMs }: ReadOptions): Promise<ReadInPage | undefined> {
  if (location.origin !== origin) return undefined;
  const shown = [...document.images].find(({ currentSrc, src }) => currentSrc === url || src === url);
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="referrer" i]')];
  // Only from the cache: this sends no request.
  const cached = await globalThis
    .fetch(location.href, { cache: 'only-if-cached', mode: 'same-origin' })
    .catch(() => undefined);
  void cached?.body?.cancel();
  const policies = {
    element: shown?.referrerPolicy ?? '',
    metas: metas.map(({ content }) => content),
    header: cached?.headers.get('Referrer-Policy') ?? '',
  };
  const isOwn = new URL(url).origin === location.origin;
  // Many hosts allow every page to read, but only without cookies.
  const ways: RequestCredentials[] = isOwn ? ['same-origin'] : ['same-origin', 'include'];
  for (const credentials of ways) {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const referrerPolicy = policies.element as ReferrerPolicy;
      // A redirect could lead into a private network; see [Note: Private networks].
      const init: RequestInit = { credentials, signal, referrerPolicy, redirect: 'error' };
      const response = await globalThis.fetch(url, init);
      const { ok, status, headers } = response;
      const modified = headers.get('Last-Modified') ?? '';
      if (!ok || Number(headers.get('Content-Length') ?? 0) > mostBytes) {
        void response.body?.cancel();
        return { status, sizeBytes: Number(headers.get('Content-Length') ?? 0), policies };
      }
      const blob = await response.blob();
      if (blob.size > mostBytes) return { status, sizeBytes: blob.size, policies };
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.addEventListener('error', () => reject(reader.error as Error));
      reader.readAsDataURL(blob);
      return { dataUrl: await promise, status, sizeBytes: blob.size, modified, policies };
    } catch {
      // The host doesn't let the page read it this way.
    }
  }
  return { policies };
}
