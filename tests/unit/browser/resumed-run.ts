import type { BatchEvent } from '#core/batch/batch-event.ts';
import type { LeaseLimits } from '#core/accounts/plan.ts';
import { type BatchJournal, resumablePorts } from '#browser/archives/resumable-ports.ts';
import { organize } from '#pipeline/organize.ts';
import type { Described } from '#pipeline/ports.ts';
import type { SavedLease } from '#pipeline/saved-batch.ts';
import { type FakeServer, localPorts, photosNamed, SETTINGS } from './resume-fixture.ts';

/** The photos of every run. */
export const PHOTOS = photosNamed(['a', 'b', 'c', 'd', 'e', 'f']);
export const IDS = PHOTOS.map(({ id }) => id);

/** The stored state of a batch, in memory. */
export class Kept implements BatchJournal {
  readonly leases: SavedLease[] = [];
  readonly described = new Map<string, Described>();
  readonly saveLease = async (lease: SavedLease) => {
    this.leases.push(lease);
  };
  readonly saveDescribed = async (photoId: string, described: Described) => {
    this.described.set(photoId, described);
  };
}

interface RunOptions {
  /** Whether the run is abandoned at this event, as if the panel had been closed. */
  readonly stop?: (event: BatchEvent) => boolean;
  readonly attempts?: number;
  readonly limits?: LeaseLimits;
}

/** Runs the batch, to its end if nothing stops it. */
export async function run(
  kept: Kept,
  server: FakeServer,
  { stop, attempts = 3, limits = { photosPerBatch: 20, photosPerMonth: 'unlimited' } }: RunOptions = {},
) {
  const local = localPorts();
  const snapshot = {
    leases: [...kept.leases],
    described: new Map(kept.described),
    saveLease: kept.saveLease,
    saveDescribed: kept.saveDescribed,
  };
  const ports = resumablePorts(local, server, snapshot, limits);
  const settings = { ...SETTINGS, retry: { attempts, baseMs: 0 } };
  const signal = new AbortController().signal;
  for await (const event of organize(PHOTOS, ports, settings, signal)) {
    // A closed panel settles nothing.
    if (stop?.(event)) {
      server.isDeaf = true;
      break;
    }
  }
  server.isDeaf = false;
  return local;
}

/** Stops a run once so many photos are placed, or before the first. */
export function afterPlaced(placed: number): (event: BatchEvent) => boolean {
  return (event) =>
    placed === 0 ? event.type === 'started' : event.type === 'placed' && event.done === placed;
}
