import type { Page } from 'puppeteer';

/** A request of a page or of one of its workers. */
export interface WatchedRequest {
  readonly url: string;
  readonly hasBody: boolean;
}

/** Records what a page and its workers, those of now and those to come, ask for from now on. */
export async function watchRequests(page: Page): Promise<readonly WatchedRequest[]> {
  const seen: WatchedRequest[] = [];
  page.on('request', (request) => seen.push({ url: request.url(), hasBody: request.hasPostData() }));
  const watch = async (worker: ReturnType<Page['workers']>[number]) => {
    worker.client.on('Network.requestWillBeSent', ({ request }) =>
      seen.push({ url: request.url, hasBody: request.hasPostData ?? false }),
    );
    await worker.client.send('Network.enable');
  };
  page.on('workercreated', (worker) => void watch(worker).catch(() => undefined));
  await Promise.all(page.workers().map(watch));
  return seen;
}
