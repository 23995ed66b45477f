import type { ArrangementHistory } from './arrangement-history.ts';
import type { Arrangement } from './arrangement.ts';
import type { BatchState } from '../batch/batch.ts';

/** A finished batch with its folders as the user has arranged them. */
export interface Board {
  readonly state: BatchState;
  readonly arrangement: Arrangement;
  /** The arrangement of the ZIP in the downloads folder. */
  readonly saved: Arrangement;
  /** Done and undone steps; missing if unknown. */
  readonly history?: ArrangementHistory;
}
