import { type ChoosingHost, createChoosingHost } from '#browser/device/choosing-host.ts';
import type { LocalEngines } from '#browser/device/local-engines.ts';
import { createRemoteService } from '#browser/service/remote-service.ts';
import type { NotSaved } from '#browser/saved/saved-batches.ts';
import { ANALYZE_CONCURRENCY_MOST, ARCHIVE_NAME } from '#core/limits.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { api } from '../kit/api.ts';

/** Returns the concurrency limit of the connection that served this page, which is also used for the server. */
function connectionLimit(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const protocol = navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : '';
  return /^h[23]/.test(protocol) ? ANALYZE_CONCURRENCY_MOST.http2 : ANALYZE_CONCURRENCY_MOST.http1;
}

interface SiteHostOptions {
  readonly engines: LocalEngines;
  /** Called with the number of bytes of each picture that is sent. */
  readonly onSent: (bytes: number) => void;
  readonly notify: Notify;
}

/** Creates the upload page's host from the browser and the server. A finished batch stays on its board. */
export function createSiteHost({ notify, ...options }: SiteHostOptions): ChoosingHost {
  return createChoosingHost({
    ...options,
    keepsPlaces: true,
    onNotSaved: (why) => void tellNotSaved(why, notify),
    service: createRemoteService(api),
    connectionLimit,
    saveZip: async (zip) => saveFile(zip, ARCHIVE_NAME),
  });
}

/** The message is loaded on demand. */
async function tellNotSaved(why: NotSaved, notify: Notify): Promise<void> {
  const { NOT_SAVED_TOASTS } = await import('./resume-copy.ts');
  notify(NOT_SAVED_TOASTS[why]);
}
