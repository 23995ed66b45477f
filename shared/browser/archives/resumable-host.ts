import { type BatchState, hasEndedForGood } from '#core/batch/batch.ts';
import { PATIENCE } from '#core/limits.ts';
import type { LeaseLimits } from '#core/accounts/plan.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { CallSettings } from '#pipeline/organize.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { withCompanions } from '#pipeline/companions-archive.ts';
import { withUnseenFilms } from '#pipeline/unseen-films.ts';
import { withTold } from '#pipeline/with-told.ts';
import { apartMemory } from '../alike/apart-memory.ts';
import { BoardGrouping } from '../alike/board-grouping.ts';
import { browserGrouping } from '../alike/browser-grouping.ts';
import { createBrowserDecoder } from '../decoding/browser-decoder.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import type { FaceEngine } from '../people/face-engine.ts';
import { rememberedPeople } from '../people/remembered-people.ts';
import { browserReader } from '../files/browser-reader.ts';
import { companionFiles } from '../files/companion-files.ts';
import { formats } from '../files/formats.ts';
import { loadModule } from '../load-module.ts';
import { fileFacts, toldWith } from '../files/file-facts.ts';
import { largePicture } from '../decoding/large-picture.ts';
import { type SavingOptions, SavedBatches } from '../saved/saved-batches.ts';
import type { AnalysisService } from '../service/analysis-service.ts';
import { type BatchJournal, resumablePorts } from './resumable-ports.ts';
import { createGlimpse } from '../decoding/glimpse.ts';
import { createThumbnail } from '../decoding/thumbnail.ts';
import { createZipArchive } from './zip-archive.ts';

export interface HostOptions extends SavingOptions {
  readonly service: AnalysisService;
  /** Finds faces when a person asks for it. */
  readonly faces: FaceEngine;
  /** The connection's maximum of concurrent photos, read when a batch begins; by default, the maximum for HTTP/1.1. */
  readonly maxConcurrency?: () => number;
  /** The maximum size of a photo, read when a batch begins; by default, the service's limit. */
  readonly maxPhotoBytes?: () => number;
  /** Whether the service describes a film's frames in one call, read when a batch begins. */
  readonly takesFilms?: () => boolean;
  /** Saves the ZIP as a browser download. */
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/** What a browser and a server provide for organizing photos. */
export interface ResumableHost {
  /** Settings for calling the server in a new batch. */
  readonly callSettings: () => CallSettings;
  readonly thumbnailOf: typeof createThumbnail;
  readonly glimpseOf: typeof createGlimpse;
  readonly pictureOf: typeof largePicture;
  /** @param earlier a saved batch to resume */
  readonly createBatch: (
    photos: readonly BrowserPhoto[],
    placing: NamingOptions,
    limits: LeaseLimits,
    earlier?: SavedBatch<BrowserPhoto>,
  ) => { readonly ports: Ports<BrowserPhoto>; readonly zip: () => Blob | undefined };
  readonly pathRules: (exclude: readonly string[]) => Promise<(path: string) => boolean>;
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** Called when a batch has ended: deletes the saved data of one without a ZIP, unless it can be resumed. */
  readonly ended: (state: BatchState) => void;
  /** Ports for retrying photos of the batch on the board. */
  readonly createAgain: (limits: LeaseLimits) => Ports<BrowserPhoto>;
  readonly createArchive: () => {
    readonly archive: Archive<BrowserPhoto>;
    readonly zip: () => Blob | undefined;
  };
  /** Called when the board is closed. */
  readonly boardLeft: () => void;
  readonly batches: Pick<
    SavedBatches,
    | 'belongTo'
    | 'resumable'
    | 'readAgain'
    | 'take'
    | 'release'
    | 'saveBoard'
    | 'takeBoard'
    | 'putAway'
    | 'forgetPutAway'
    | 'forget'
  >;
  readonly apart: typeof apartMemory;
  readonly people: { readonly engine: FaceEngine; readonly memory: typeof rememberedPeople };
  /** Deletes a batch that was claimed but isn't wanted, and has the server release its reservation. */
  readonly discard: (batch: SavedBatch<BrowserPhoto>) => Promise<void>;
}

/** Retried photos belong to a saved board, which saves their results too. */
const UNSAVED: BatchJournal = {
  leases: [],
  described: new Map(),
  saveLease: async () => {},
  saveDescribed: async () => {},
};

export function createResumableHost({
  service,
  faces,
  saveZip,
  maxConcurrency,
  maxPhotoBytes,
  takesFilms = () => false,
  ...keeping
}: HostOptions): ResumableHost {
  const decoder = withTold(withUnseenFilms(createBrowserDecoder()), toldWith);
  const batches = new SavedBatches({ ...keeping, forgetPhotos: rememberedPeople.forgetBoard });
  const alike = new BoardGrouping(browserGrouping);
  let isResumed = false;
  const portsFor = (
    known: BatchJournal,
    local: Pick<Ports<BrowserPhoto>, 'archive' | 'grouping'>,
    limits: LeaseLimits,
  ) => resumablePorts({ reader: browserReader, decoder, ...local }, service, known, limits);
  return {
    callSettings: () => ({
      retry: PATIENCE,
      ...(maxConcurrency ? { maxConcurrency: maxConcurrency() } : {}),
      ...(maxPhotoBytes ? { maxPhotoBytes: maxPhotoBytes() } : {}),
      takesFilms: takesFilms(),
    }),
    thumbnailOf: createThumbnail,
    glimpseOf: createGlimpse,
    pictureOf: largePicture,
    pathRules: async (exclude) =>
      (await loadModule(() => import('#codec/path-rules.ts'))).pathRules({ exclude }),
    apart: apartMemory,
    people: { engine: faces, memory: rememberedPeople },
    batches,
    saveZip,
    createBatch: (photos, placing, limits, earlier) => {
      isResumed = earlier !== undefined;
      formats.begin(photos.map(({ file }) => file));
      fileFacts.begin(photos.flatMap(withItsCompanions));
      const known = batches.begin(photos, placing, earlier);
      const { archive, zip } = createArchive();
      return { ports: portsFor(known, { archive, grouping: alike.begin(photos) }, limits), zip };
    },
    createAgain: (limits) => {
      const { archive } = createArchive();
      return portsFor(UNSAVED, { archive, grouping: alike.again() }, limits);
    },
    createArchive,
    boardLeft: () => alike.forget(),
    ended: (state) => {
      if (hasEndedForGood(state, isResumed)) batches.forget();
    },
    discard: async ({ id, leases }) => {
      await batches.discard(id);
      // If the server is unreachable, a lease expires.
      for (const lease of leases) await service.settle(lease.id).catch(() => undefined);
    },
  };
}

function createArchive() {
  const zip = createZipArchive();
  return { archive: withCompanions(zip, companionFiles), zip: () => zip.zip };
}
