import { createChosenService } from '#browser/device/chosen-service.ts';
import { concurrencyOf, type LocalEngines, servicesByChoice } from '#browser/device/local-services.ts';
import { createRemoteService } from '#browser/remote-service.ts';
import { createResumableHost, type ResumableHost } from '#browser/resumable-host.ts';
import type { SavingOptions } from '#browser/saved-batches.ts';
import type { EngineChoice } from '#core/engine-state.ts';
import { ANALYZE_CONCURRENCY_MOST, ARCHIVE_NAME } from '#core/limits.ts';
import { api } from '../kit/api.ts';
import { saveFile } from '../kit/save-file.ts';

/** Photos at once that the connection bears over which this page came, which is that of the server as well. */
function connectionLimit(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const protocol = navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : '';
  return /^h[23]/.test(protocol) ? ANALYZE_CONCURRENCY_MOST.http2 : ANALYZE_CONCURRENCY_MOST.http1;
}

interface SiteHostOptions extends SavingOptions {
  readonly engines: LocalEngines;
  /** Told the bytes of each picture that is sent. */
  readonly onSent: (bytes: number) => void;
}

export interface SiteHost extends ResumableHost {
  /** From now on batches begin where it says. */
  readonly chooseEngine: (choice: EngineChoice) => void;
}

/** What the upload page takes from the browser and the server. A finished batch stays on its board. */
export function createSiteHost({ engines, onSent, ...keeping }: SiteHostOptions): SiteHost {
  let choice: EngineChoice = 'service';
  const chosen = () => choice;
  const services = servicesByChoice(engines, createRemoteService(api));
  const host = createResumableHost({
    ...keeping,
    savesBoards: true,
    service: createChosenService(services, chosen, onSent),
    maxConcurrency: () => concurrencyOf(chosen(), connectionLimit),
    saveZip: async (zip) => saveFile(zip, ARCHIVE_NAME),
  });
  return {
    ...host,
    chooseEngine: (next) => {
      choice = next;
    },
  };
}
