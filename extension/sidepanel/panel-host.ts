import type { AnalysisService } from '#browser/service/analysis-service.ts';
import { type ChoosingHost, createChoosingHost } from '#browser/device/choosing-host.ts';
import type { LocalEngines } from '#browser/device/local-engines.ts';
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

/**
 * Creates the panel's ports to the browser and the worker. A batch and its board are stored with copies of their
 * photos, as on the site: Chromium shows no prompt for reading dropped files again in a side panel
 * (crbug.com/40237487), where a batch also resumes automatically.
 *
 * @param onSent called with the number of bytes of each picture that is sent
 */
export function createPanelHost(engines: LocalEngines, onSent: (bytes: number) => void): ChoosingHost {
  return createChoosingHost({
    engines,
    service,
    onSent,
    saveZip,
    // Missing photos are listed when the batch is resumed.
    onNotSaved: () => {},
  });
}
