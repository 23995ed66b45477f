import { type ChoosingHost, createChoosingHost } from '#browser/device/choosing-host.ts';
import type { LocalEngines } from '#browser/device/local-engines.ts';
import { createRemoteService } from '#browser/service/remote-service.ts';
import type { SavingOptions } from '#browser/saved/saved-batches.ts';
import { ANALYZE_CONCURRENCY_MOST, ARCHIVE_NAME } from '#core/limits.ts';
import { api } from '../kit/api.ts';
import { saveFile } from '#ui/kit/save-file.ts';

/** Returns the concurrency limit of the connection that served this page, which is also used for the server. */
function connectionLimit(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const protocol = navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : '';
  return /^h[23]/.test(protocol) ? ANALYZE_CONCURRENCY_MOST.http2 : ANALYZE_CONCURRENCY_MOST.http1;
}

interface SiteHostOptions extends SavingOptions {
  readonly engines: LocalEngines;
  /** Called with the number of bytes of each picture that is sent. */
  readonly onSent: (bytes: number) => void;
}

/** Creates the upload page's host from the browser and the server. A finished batch stays on its board. */
export function createSiteHost(options: SiteHostOptions): ChoosingHost {
  return createChoosingHost({
    ...options,
    keepsPlaces: true,
    service: createRemoteService(api),
    connectionLimit,
    saveZip: async (zip) => saveFile(zip, ARCHIVE_NAME),
  });
}
