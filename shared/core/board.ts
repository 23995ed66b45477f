import type { Arrangement } from './arrangement.ts';
import type { BatchState } from './batch.ts';

/** A finished batch with its folders as the user has arranged them. */
export interface Board {
  readonly state: BatchState;
  readonly arrangement: Arrangement;
  /** The arrangement that is in the downloads folder. */
  readonly saved: Arrangement;
}
