import type { Photo } from '#core/photo.ts';
import type { NamingOptions } from './place-photo.ts';
import type { Described } from './ports.ts';

/** A batch that was begun and not yet brought to its end, as it is kept. */
export interface SavedBatch<Source extends Photo> {
  readonly id: string;
  /** In the order picked; those whose bytes are kept. */
  readonly photos: readonly Source[];
  /** Photos of the batch whose bytes are not kept: they have to be handed over again. */
  readonly missing: readonly Photo[];
  /** The ids of all its photos, in the order picked. */
  readonly order: readonly string[];
  /** As it was when the batch began. */
  readonly placing: NamingOptions;
  /** The name of its lease, once it was asked for. */
  readonly leaseId?: string;
  /** By photo id. */
  readonly described: ReadonlyMap<string, Described>;
}
