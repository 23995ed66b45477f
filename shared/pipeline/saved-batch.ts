import type { BoardGroups } from '#core/people/board-groups.ts';
import type { Photo } from '#core/photo.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Described } from './ports.ts';

/** A lease of a batch, and the photos that it was reserved for. */
export interface SavedLease {
  readonly id: string;
  readonly photoIds: readonly string[];
}

/** A saved batch that was started and hasn't ended. */
export interface SavedBatch<Source extends Photo> {
  readonly id: string;
  /** The photos whose bytes are saved, in the order picked. */
  readonly photos: readonly Source[];
  /** The photos whose bytes aren't saved: the user has to pick their files again. */
  readonly missing: readonly Photo[];
  /** The ids of all its photos, in the order picked. */
  readonly order: readonly string[];
  /** The options at the start of the batch. */
  readonly placing: NamingOptions;
  /** The leases that were requested for it, oldest first. */
  readonly leases: readonly SavedLease[];
  /** Records of it that were damaged and dropped. */
  readonly damaged?: number;
  /** The people in its photos, if they were grouped after it was cut off. */
  readonly people?: BoardGroups | undefined;
  /** Whether they were damaged and dropped. */
  readonly arePeopleLost?: boolean;
  /** By photo id. */
  readonly described: ReadonlyMap<string, Described>;
}
