import { readBoard } from '#core/saved/read-board.ts';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import type { BatchRow } from './photos-database.ts';

/** A finished batch whose board is saved. */
export interface FinishedBatch {
  readonly id: string;
  readonly createdMs: number;
  /** Whether the person closed its board. */
  readonly isPutAway: boolean;
}

/** An account's batches, oldest first. */
export interface OwnBatches {
  readonly resumable: readonly string[];
  readonly finished: readonly FinishedBatch[];
  /** Batches without a saved board that the person closed: only an open page can still restore them. */
  readonly closed: readonly string[];
}

type Row = Pick<BatchRow, 'id' | 'owner' | 'createdMs' | 'board' | 'isPutAway'>;

/**
 * Sorts the saved batches for an account, or for nobody (an empty owner). Those older than `SAVED_BATCH_MS` are gone,
 * and for an account also those of other accounts; batches of nobody stay until nobody is signed in. A batch whose
 * board is damaged can be resumed.
 */
export function sortBatches(
  batches: readonly Row[],
  owner: string,
  nowMs: number,
): OwnBatches & { readonly gone: readonly string[] } {
  const isOld = ({ createdMs }: Row) => !(createdMs > nowMs - SAVED_BATCH_MS);
  const isForeign = (batch: Row) => batch.owner !== owner && batch.owner !== '' && owner !== '';
  const own = batches
    .filter((batch) => batch.owner === owner && !isOld(batch))
    // A wrong clock must not make anything be kept longer.
    .map(({ id, createdMs, board, isPutAway }) => ({
      id,
      createdMs: Math.min(createdMs, nowMs),
      board,
      isPutAway: isPutAway === true,
    }))
    .toSorted((one, other) => one.createdMs - other.createdMs);
  const closed = own.filter(({ board, isPutAway }) => board === undefined && isPutAway);
  const finished = own.filter(({ board }) => readBoard(board, () => true) !== undefined);
  return {
    resumable: own.filter((one) => !finished.includes(one) && !closed.includes(one)).map(({ id }) => id),
    finished: finished.map(({ id, createdMs, isPutAway }) => ({
      id,
      createdMs,
      isPutAway,
    })),
    closed: closed.map(({ id }) => id),
    gone: batches.filter((batch) => isOld(batch) || isForeign(batch)).map(({ id }) => id),
  };
}

/** Returns finished batches in the order to offer them: open boards before closed ones, then by owner, newest first. */
export function boardsInTurn(owners: readonly (readonly FinishedBatch[])[]): readonly FinishedBatch[] {
  return owners
    .flatMap((finished) => finished.toReversed())
    .toSorted((one, other) => Number(one.isPutAway) - Number(other.isPutAway));
}
