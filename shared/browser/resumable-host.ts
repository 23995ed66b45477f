import { type BatchState, canGoOnLater, isCancelled } from '#core/batch.ts';
import { PATIENCE } from '#core/limits.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { CallSettings } from '#pipeline/organize.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { createBrowserDecoder } from './browser-decoder.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { browserReader } from './browser-reader.ts';
import { type SavingOptions, SavedBatches } from './saved-batches.ts';
import type { AnalysisService } from './analysis-service.ts';
import { type BatchJournal, resumablePorts } from './resumable-ports.ts';
import { createThumbnail } from './thumbnail.ts';
import { createZipArchive } from './zip-archive.ts';

interface HostOptions extends SavingOptions {
  /** A finished batch stays until it is discarded or another one begins; else only until its ZIP is saved. */
  readonly savesBoards?: boolean;
  readonly service: AnalysisService;
  /** Photos at once that the connection bears, asked when a batch begins; as many as HTTP/1.1 does without it. */
  readonly maxConcurrency?: () => number;
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/** What organizing takes from a browser and a server. */
export interface ResumableHost {
  /** How the server is called for a batch that begins now. */
  readonly callSettings: () => CallSettings;
  readonly thumbnailOf: typeof createThumbnail;
  /** @param earlier a batch that was kept, and goes on where it was */
  readonly createBatch: (
    photos: readonly BrowserPhoto[],
    placing: NamingOptions,
    earlier?: SavedBatch<BrowserPhoto>,
  ) => { readonly ports: Ports<BrowserPhoto>; readonly zip: () => Blob | undefined };
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** The ZIP of a batch is saved: nothing more has to be kept for it, unless the rest of it can be had later. */
  readonly saved: (state: BatchState) => void;
  /** A batch has ended; one without a ZIP has nothing that would have to be kept. */
  readonly ended: (state: BatchState) => void;
  /** Ports for photos of the batch on the board that are tried again. */
  readonly createAgain: (photos: readonly BrowserPhoto[], placing: NamingOptions) => Ports<BrowserPhoto>;
  readonly createArchive: () => {
    readonly archive: Archive<BrowserPhoto>;
    readonly zip: () => Blob | undefined;
  };
  /** The board is discarded, or another batch begins. */
  readonly boardLeft: () => void;
  readonly batches: Pick<
    SavedBatches,
    'belongTo' | 'resumable' | 'take' | 'release' | 'saveBoard' | 'takeBoard'
  >;
  /** Forgets a batch that was taken and is not wanted, and has the server give back what it had reserved. */
  readonly discard: (batch: SavedBatch<BrowserPhoto>) => Promise<void>;
}

/** Photos that are tried again are those of a board that is kept: what comes of them is kept with it. */
const UNSAVED: BatchJournal = {
  described: new Map(),
  saveLease: async () => {},
  saveDescribed: async () => {},
};

export function createResumableHost({
  service,
  saveZip,
  savesBoards = false,
  maxConcurrency,
  ...keeping
}: HostOptions): ResumableHost {
  const decoder = createBrowserDecoder();
  const batches = new SavedBatches(keeping);
  const portsFor = (known: BatchJournal, archive: Archive<BrowserPhoto>) =>
    resumablePorts({ reader: browserReader, decoder, archive }, service, known);
  return {
    callSettings: () => ({
      retry: PATIENCE,
      ...(maxConcurrency ? { maxConcurrency: maxConcurrency() } : {}),
    }),
    thumbnailOf: createThumbnail,
    batches,
    saveZip,
    createBatch: (photos, placing, earlier) => {
      const known = batches.begin(photos, placing, earlier);
      const { archive, zip } = createArchive();
      return { ports: portsFor(known, archive), zip };
    },
    createAgain: (photos, placing) => {
      const known = savesBoards ? UNSAVED : batches.begin(photos, placing, undefined);
      return portsFor(known, createZipArchive());
    },
    createArchive,
    boardLeft: () => {
      if (savesBoards) batches.forget();
    },
    saved: (state) => {
      if (!savesBoards && !canGoOnLater(state)) batches.forget();
    },
    ended: (state) => {
      const isOver = state.entries.length === 0 || (isCancelled(state) && !savesBoards);
      if (isOver && !canGoOnLater(state)) batches.forget();
    },
    discard: async ({ id, leaseId }) => {
      await batches.discard(id);
      // Where nobody is reached, the lease ends by itself.
      if (leaseId !== undefined) await service.settle(leaseId).catch(() => undefined);
    },
  };
}

function createArchive() {
  const archive = createZipArchive();
  return { archive, zip: () => archive.zip };
}
