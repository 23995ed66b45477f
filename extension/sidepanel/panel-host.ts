import { createBrowserDecoder } from '#browser/browser-decoder.ts';
import type { BrowserPhoto } from '#browser/browser-photo.ts';
import { browserReader } from '#browser/browser-reader.ts';
import { createThumbnail } from '#browser/thumbnail.ts';
import { createZipArchive } from '#browser/zip-archive.ts';
import type { OrganizerHost } from '#ui/use-organizer.ts';
import { DEFAULT_PLACING } from '#ui/use-placing.ts';
import { type RemoteServer, resumablePorts } from '../batch/resumable-ports.ts';
import {
  forgetBatch,
  keepBatch,
  keepDescribed,
  keepLease,
  type StoredBatch,
} from '../batch/stored-batches.ts';
import { background } from '../messaging/background-client.ts';
import { saveZip } from '../messaging/save-zip.ts';

/** The server by way of the worker, which has the tokens. */
const server: RemoteServer = {
  reserve: async (photos, leaseId, signal) => {
    const { leaseId: id, usage } = await background(signal).reserve(photos, leaseId);
    return { id, usage };
  },
  describe: (image, context, signal) => background(signal).describe(image, context),
  settle: (leaseId) => background().settle(leaseId),
};

export interface PanelHost extends OrganizerHost<BrowserPhoto> {
  /** The next batch is this one, and goes on where it was. */
  readonly resume: (stored: StoredBatch) => void;
  /** The batch is at its end: nothing has to be kept for it any more. */
  readonly forget: () => void;
}

/** What the panel takes from the browser and the worker. A batch is kept until its ZIP is in the downloads folder. */
export function createPanelHost(): PanelHost {
  const decoder = createBrowserDecoder();
  let earlier: StoredBatch | undefined;
  let running: string | undefined;

  const forget = () => {
    const id = running;
    running = undefined;
    if (id) forgetBatch(id).catch((error: unknown) => console.warn('A batch could not be forgotten', error));
  };

  return {
    thumbnailOf: createThumbnail,
    resume: (stored) => {
      earlier = stored;
    },
    forget,
    createBatch: (photos) => {
      const known = earlier;
      earlier = undefined;
      const id = known?.id ?? crypto.randomUUID();
      running = id;
      const kept = known ? Promise.resolve() : keepBatch(id, photos, DEFAULT_PLACING);
      // Without room to keep it the batch runs all the same; it just cannot go on after the panel is closed.
      const whenKept = (keep: () => Promise<void>) =>
        kept.then(keep).catch((error: unknown) => console.warn('A batch could not be kept', error));
      const archive = createZipArchive();
      const ports = resumablePorts({ reader: browserReader, decoder, archive }, server, {
        ...(known?.leaseId === undefined ? {} : { leaseId: known.leaseId }),
        described: known?.described ?? new Map(),
        keepLease: (leaseId) => whenKept(() => keepLease(id, leaseId)),
        keepDescribed: (photoId, described) => whenKept(() => keepDescribed(id, photoId, described)),
      });
      return { ports, zip: () => archive.zip };
    },
    saveZip: async (zip) => {
      await saveZip(zip);
      forget();
    },
  };
}
