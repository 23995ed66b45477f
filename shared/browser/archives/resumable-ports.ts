import type { LeaseLimits } from '#core/accounts/plan.ts';
import type { Described, Ports } from '#pipeline/ports.ts';
import type { SavedLease } from '#pipeline/saved-batch.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import type { AnalysisService } from '../service/analysis-service.ts';
import { LeasesInTurn } from '../leases/leases-in-turn.ts';

/** The known results of a batch, and functions to save further ones. */
export interface BatchJournal {
  /** The leases requested for it, oldest first. */
  readonly leases: readonly SavedLease[];
  /** The results by id, for photos of this batch. */
  readonly described: ReadonlyMap<string, Described>;
  readonly saveLease: (lease: SavedLease) => Promise<void>;
  readonly saveDescribed: (photoId: string, described: Described) => Promise<void>;
}

/**
 * Creates ports with which a batch can be resumed: described photos are neither decoded nor sent again, and the batch
 * keeps its earlier leases. `organize` retries failures.
 */
export function resumablePorts(
  local: Pick<Ports<BrowserPhoto>, 'reader' | 'decoder' | 'archive' | 'grouping'>,
  service: AnalysisService,
  batch: BatchJournal,
  limits: LeaseLimits,
): Ports<BrowserPhoto> {
  const { described, saveLease } = batch;
  const leases = new LeasesInTurn({ service, limits, earlier: batch.leases, described, saveLease });
  return {
    ...local,
    journal: {
      described: (photoId) => described.get(photoId),
      record: async (photoId, known) => {
        await batch.saveDescribed(photoId, known);
        leases.recorded(photoId);
      },
    },
    analyzer: {
      describe: async (image, { photoId, frames, language }, signal) => {
        const { id } = await leases.leaseOf(photoId, signal);
        return service.describe(image, { photoId, leaseId: id, frames, language }, signal);
      },
    },
    ledger: leases,
  };
}
