import type { AnalysisService } from '#browser/analysis-service.ts';
import { createChosenService } from '#browser/device/chosen-service.ts';
import { deviceConcurrency } from '#browser/device/device-concurrency.ts';
import { createDeviceService } from '#browser/device/device-service.ts';
import type { EngineStore } from '#browser/device/engine-store.ts';
import { createResumableHost, type ResumableHost } from '#browser/resumable-host.ts';
import type { EngineChoice } from '#core/engine-state.ts';
import { ANALYZE_CONCURRENCY_MOST } from '#core/limits.ts';
import { backgroundOnce } from '../messaging/background-client.ts';
import { saveZip } from '../messaging/save-zip.ts';

/** Calls the server through the background worker, which holds the tokens. */
const service: AnalysisService = {
  reserve: async (photos, leaseId, signal) => {
    const { leaseId: id, usage } = await backgroundOnce(signal).reserve(photos, leaseId);
    return { id, usage };
  },
  describe: (image, context, signal) => backgroundOnce(signal).describe(image, context),
  settle: (leaseId) => backgroundOnce().settle(leaseId),
};

interface PanelHostOptions {
  readonly engine: EngineStore;
  /** Called with the number of bytes of each picture that is sent. */
  readonly onSent: (bytes: number) => void;
}

export interface PanelHost extends ResumableHost {
  /** Sets where batches are analyzed that begin from now on. */
  readonly chooseEngine: (choice: EngineChoice) => void;
}

/** The panel's ports to the browser and the worker. A batch is stored until its ZIP is downloaded. */
export function createPanelHost({ engine, onSent }: PanelHostOptions): PanelHost {
  let choice: EngineChoice = 'service';
  const chosen = () => choice;
  const host = createResumableHost({
    service: createChosenService({ device: createDeviceService(engine), service }, chosen, onSent),
    maxConcurrency: () => (chosen() === 'device' ? deviceConcurrency() : ANALYZE_CONCURRENCY_MOST.http1),
    saveZip,
    // Missing photos are listed when the batch is resumed.
    onNotSaved: () => {},
  });
  return {
    ...host,
    chooseEngine: (next) => {
      choice = next;
    },
  };
}
