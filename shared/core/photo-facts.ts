import type { AlikeTraits } from './similarity/alike/group-alike.ts';
import type { DateSource } from './dates/date-sources.ts';
import type { LookAgainReason } from './look-again/look-again.ts';
import type { Shot } from './similarity/neighbours.ts';
import type { FileTexts } from './hints/photo-texts.ts';
import type { PhotoLocation } from './places/place.ts';

/**
 * What is known of a photo without the engine: what its file says, what its picture shows, and when it was taken by
 * all clues. Each stage extends this one record. It stays on the device.
 */
export interface PhotoFacts {
  /** Local time `YYYY-MM-DDTHH:mm:ss`, or only the day, month or year. */
  readonly takenAt?: string;
  /** The source of `takenAt`. */
  readonly dateSource?: DateSource;
  /** Where it was taken. */
  readonly location?: PhotoLocation;
  /** The camera's name. */
  readonly camera?: string;
  /** Texts from the file: the analyzer receives only the image. */
  readonly texts?: FileTexts;
  /** When and with which camera it was taken, if the file says both, and how it looks. */
  readonly shot?: Shot;
  /** Why it came out so badly that its owner should look at it again. */
  readonly lookAgain?: LookAgainReason;
  /** A film's length, 0 if it is unknown; only films have one. */
  readonly filmSeconds?: number;
  /** What it is compared with other photos by. */
  readonly traits?: AlikeTraits;
}
