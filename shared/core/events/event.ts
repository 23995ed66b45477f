import type { Coordinates } from '../takeout/coordinates.ts';
import type { Place } from '../places/place.ts';

/** When and where a photo was taken. */
export interface Moment {
  readonly id: string;
  /** Local time, `YYYY-MM-DDTHH:mm:ss`, or just the day. */
  readonly local: string;
  readonly coordinates?: Coordinates | undefined;
  readonly place?: Place | undefined;
}

/** A moment with its local time as a number, as if it were UTC. */
export interface TimedMoment extends Moment {
  readonly atMs: number;
}

/** Photos that belong together by time and place. */
export interface PhotoEvent {
  /** By time. Never empty. */
  readonly moments: readonly TimedMoment[];
}
