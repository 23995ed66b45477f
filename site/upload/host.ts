import { createRemoteServer } from '#browser/remote-server.ts';
import { createResumableHost, type ResumableHost } from '#browser/resumable-host.ts';
import type { SavingOptions } from '#browser/saved-batches.ts';
import { ANALYZE_CONCURRENCY_MOST, ARCHIVE_NAME } from '#core/limits.ts';
import { api } from '../kit/api.ts';
import { saveFile } from '../kit/save-file.ts';

/** Photos at once that the connection bears over which this page came, which is that of the server as well. */
function maxConcurrency(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const protocol = navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : '';
  return /^h[23]/.test(protocol) ? ANALYZE_CONCURRENCY_MOST.http2 : ANALYZE_CONCURRENCY_MOST.http1;
}

/** What the upload page takes from the browser and the server. A finished batch stays on its board. */
export function createSiteHost(keeping: SavingOptions): ResumableHost {
  return createResumableHost({
    ...keeping,
    savesBoards: true,
    server: createRemoteServer(api),
    maxConcurrency,
    saveZip: async (zip) => saveFile(zip, ARCHIVE_NAME),
  });
}
