import type { ArrangementHistory } from './arrangement-history.ts';
import type { Arrangement } from './arrangement.ts';
import type { BoardGroups } from '../people/board-groups.ts';
import type { BatchState } from '../batch/batch.ts';

/** A finished batch with its folders as the user has arranged them. */
export interface Board {
  readonly state: BatchState;
  readonly arrangement: Arrangement;
  /** The arrangement of the ZIP in the downloads folder. */
  readonly saved: Arrangement;
  /** Done and undone steps; missing if unknown. */
  readonly history?: ArrangementHistory;
  /** The people in its photos; missing unless they were grouped. */
  readonly people?: BoardGroups;
}
