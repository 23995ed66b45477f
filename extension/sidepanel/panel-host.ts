import type { RemoteServer } from '#browser/remote-server.ts';
import { createResumableHost, type ResumableHost } from '#browser/resumable-host.ts';
import { backgroundOnce } from '../messaging/background-client.ts';
import { saveZip } from '../messaging/save-zip.ts';

/** The server by way of the worker, which has the tokens. */
const server: RemoteServer = {
  reserve: async (photos, leaseId, signal) => {
    const { leaseId: id, usage } = await backgroundOnce(signal).reserve(photos, leaseId);
    return { id, usage };
  },
  describe: (image, context, signal) => backgroundOnce(signal).describe(image, context),
  settle: (leaseId) => backgroundOnce().settle(leaseId),
};

/** What the panel takes from the browser and the worker. A batch is kept until its ZIP is in the downloads folder. */
export function createPanelHost(): ResumableHost {
  // What could not be kept is named when the batch goes on.
  return createResumableHost({ server, saveZip, onNotSaved: () => {} });
}
