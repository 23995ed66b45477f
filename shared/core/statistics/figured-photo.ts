import type { DateSource } from '../dates/photo-date.ts';
import type { FollowingKind } from '../companions/companion-paths.ts';
import type { Failure } from '../failure.ts';
import type { PhotoLocation } from '../places/place.ts';

/** A file that came along with a photo. */
export interface FiguredCompanion {
  readonly name: string;
  readonly kind: FollowingKind | 'passenger';
  readonly sizeBytes: number;
}

/** What the figures of a batch need to know of each photo that was picked. */
export interface FiguredPhoto {
  readonly id: string;
  /** The name that it came with. */
  readonly name: string;
  readonly sizeBytes: number;
  /** Its folder in the archive, with slashes; undefined if it is not there. */
  readonly folder: string | undefined;
  /** Why it is not there; undefined if it merely waits. */
  readonly failure?: Failure | undefined;
  /** The local day on which it was taken, as far as it is known; see `knownDay`. */
  readonly day: string | undefined;
  readonly dateSource: DateSource;
  readonly location?: PhotoLocation | undefined;
  /** What came along with it, and is there. */
  readonly along: readonly FiguredCompanion[];
}
