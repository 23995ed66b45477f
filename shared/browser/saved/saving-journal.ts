import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { BatchJournal } from '../archives/resumable-ports.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { STORE_PATIENCE_MS } from '../limits.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Store } from './saving-options.ts';

interface JournalOptions {
  readonly id: string;
  readonly photos: readonly BrowserPhoto[];
  readonly earlier: SavedBatch<BrowserPhoto> | undefined;
  readonly load: () => Promise<Store>;
  /** Resolves once the batch itself is saved, or isn't. */
  readonly begun: Promise<unknown>;
  readonly isKept: () => boolean;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Returns the journal of a batch. Each step waits until the batch itself is saved; after a failed step, the others are
 * skipped.
 */
export function savingJournal(options: JournalOptions): BatchJournal {
  const { id, photos, earlier, load, begun, isKept, onFailed } = options;
  const picked = new Set(photos.map((photo) => photo.id));
  const described = [...(earlier?.described ?? [])].filter(([photoId]) => picked.has(photoId));
  const step = (keep: (store: Store) => Promise<void>) => {
    const kept = async () => {
      await begun;
      if (isKept()) await withTimeout(STORE_PATIENCE_MS, load().then(keep));
    };
    return kept().catch(onFailed);
  };
  return {
    leases: earlier?.leases ?? [],
    described: new Map(described),
    saveLease: (lease) => step((store) => store.saveLease(id, lease)),
    saveDescribed: (photoId, known) => step((store) => store.saveDescribed(id, photoId, known)),
  };
}
