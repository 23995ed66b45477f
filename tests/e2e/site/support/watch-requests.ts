import { type Page, TargetType } from 'puppeteer';

/** A request of a page or of one of its workers. */
export interface WatchedRequest {
  readonly url: string;
  readonly hasBody: boolean;
}

/** Records the requests of a page, its current and future workers, and its service worker from now on. */
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
  const serviceWorkers = page
    .browserContext()
    .targets()
    .filter((target) => target.type() === TargetType.SERVICE_WORKER)
    .map(async (target) => {
      const devtools = await target.createCDPSession();
      devtools.on('Network.requestWillBeSent', ({ request }) =>
        seen.push({ url: request.url, hasBody: request.hasPostData ?? false }),
      );
      await devtools.send('Network.enable');
    });
  await Promise.all([...page.workers().map(watch), ...serviceWorkers]);
  return seen;
}
