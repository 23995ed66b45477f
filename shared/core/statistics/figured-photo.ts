import type { DateSource } from '../dates/date-sources.ts';
import type { FollowingKind } from '../companions/companion-paths.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import type { FactFor } from '../facts/fact-table.ts';
import type { Failure } from '../failure.ts';

/** A companion of a photo. */
export interface FiguredCompanion {
  readonly name: string;
  readonly kind: FollowingKind | 'passenger';
  readonly sizeBytes: number;
}

type FiguredFacts = { readonly [Name in FactFor<'statistics'>]?: PlacedPhoto[Name] | undefined };

/** What statistics need to know of each picked photo. */
export interface FiguredPhoto extends FiguredFacts {
  readonly id: string;
  /** Its original name. */
  readonly name: string;
  readonly sizeBytes: number;
  /** Its folder in the archive, with slashes; undefined if it isn't in it. */
  readonly folder: string | undefined;
  /** Its topic in the language of the folders; undefined if it isn't in the archive. */
  readonly topic?: string | undefined;
  /** Why it isn't in it; undefined if it only waits. */
  readonly failure?: Failure | undefined;
  /** The local day it was taken, as far as it is known; see `knownDay`. */
  readonly day: string | undefined;
  readonly dateSource: DateSource;
  /** Its companions in the archive. */
  readonly along: readonly FiguredCompanion[];
}
