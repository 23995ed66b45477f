import type { ArrangementHistory } from './arrangement-history.ts';
import type { Arrangement } from './arrangement.ts';
import type { BatchState } from '../batch/batch.ts';

/** A finished batch with its folders as the user has arranged them. */
export interface Board {
  readonly state: BatchState;
  readonly arrangement: Arrangement;
  /** The arrangement that is in the downloads folder. */
  readonly saved: Arrangement;
  /** The steps that led to the arrangement, and those that were undone; missing where none is known. */
  readonly history?: ArrangementHistory;
}
