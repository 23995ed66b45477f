import { type BatchState, canGoOnLater } from '#core/batch.ts';
import { PATIENCE } from '#core/limits.ts';
import type { Placing } from '#pipeline/place-photo.ts';
import type { Ports } from '#pipeline/ports.ts';
import type { StoredBatch } from '#pipeline/stored-batch.ts';
import { createBrowserDecoder } from './browser-decoder.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { browserReader } from './browser-reader.ts';
import { type KeeperOptions, KeptBatches } from './kept-batches.ts';
import type { RemoteServer } from './remote-server.ts';
import { resumablePorts } from './resumable-ports.ts';
import { createThumbnail } from './thumbnail.ts';
import { createZipArchive } from './zip-archive.ts';

interface HostOptions extends KeeperOptions {
  readonly server: RemoteServer;
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/** What organizing takes from a browser and a server. A batch is kept until its ZIP is saved. */
export interface ResumableHost {
  readonly thumbnailOf: typeof createThumbnail;
  /** @param earlier a batch that was kept, and goes on where it was */
  readonly createBatch: (
    photos: readonly BrowserPhoto[],
    placing: Placing,
    earlier?: StoredBatch<BrowserPhoto>,
  ) => { readonly ports: Ports<BrowserPhoto>; readonly zip: () => Blob | undefined };
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** The ZIP of a batch is saved: nothing more has to be kept for it, unless the rest of it can be had later. */
  readonly saved: (state: BatchState) => void;
  /** A batch has ended; one without a ZIP has nothing that would have to be kept. */
  readonly ended: (state: BatchState) => void;
  readonly batches: Pick<KeptBatches, 'belongTo' | 'unfinished' | 'take' | 'release'>;
  /** Forgets a batch that was taken and is not wanted, and has the server give back what it had reserved. */
  readonly discard: (batch: StoredBatch<BrowserPhoto>) => Promise<void>;
}

export function createResumableHost({ server, saveZip, ...keeping }: HostOptions): ResumableHost {
  const decoder = createBrowserDecoder();
  const batches = new KeptBatches(keeping);
  return {
    thumbnailOf: createThumbnail,
    batches,
    saveZip,
    createBatch: (photos, placing, earlier) => {
      const known = batches.begin(photos, placing, earlier);
      const archive = createZipArchive();
      const local = { reader: browserReader, decoder, archive };
      return { ports: resumablePorts(local, server, known, PATIENCE), zip: () => archive.zip };
    },
    saved: (state) => {
      if (!canGoOnLater(state)) batches.forget();
    },
    ended: (state) => {
      if (state.entries.length === 0 && !canGoOnLater(state)) batches.forget();
    },
    discard: async ({ id, leaseId }) => {
      await batches.discard(id);
      // Where nobody is reached, the lease ends by itself.
      if (leaseId !== undefined) await server.settle(leaseId).catch(() => undefined);
    },
  };
}
