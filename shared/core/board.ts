import type { Arrangement } from './arrangement.ts';
import type { BatchState } from './batch.ts';

/** A finished batch as it lies on its board. */
export interface Board {
  readonly state: BatchState;
  readonly arrangement: Arrangement;
  /** The arrangement that is in the downloads folder. */
  readonly saved: Arrangement;
}
