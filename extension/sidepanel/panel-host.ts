import type { AnalysisService } from '#browser/analysis-service.ts';
import { createResumableHost, type ResumableHost } from '#browser/resumable-host.ts';
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

/** The panel's ports to the browser and the worker. A batch is stored until its ZIP is downloaded. */
export function createPanelHost(): ResumableHost {
  // Missing photos are listed when the batch is resumed.
  return createResumableHost({ service, saveZip, onNotSaved: () => {} });
}
