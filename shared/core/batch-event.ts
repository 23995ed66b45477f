import type { FolderPath } from './archive-path.ts';
import type { Failure } from './failure.ts';
import type { RatedCategory } from './image-analysis.ts';
import type { Usage } from './quota.ts';

/**
 * What can stand behind a name that the product made, to tell its photo from others of that name. A name that a person
 * typed, or that came of a person's own pattern, has none.
 */
export interface NameMarks {
  /** What the photo shows besides, best first, such as `_with_a_bicycle`; safe in a path as they are. */
  readonly words: readonly string[];
  /** The day it was taken, by its own EXIF, such as `_2019-07-14`. */
  readonly date?: string;
}

/** A photo with its description, its folder and the name it goes by there. */
export interface PlacedPhoto {
  readonly photoId: string;
  readonly description: string;
  readonly category: string;
  /** Where it lies in the archive. */
  readonly folder: FolderPath;
  /** How likely a person finds the folder right, 0 to 1; nothing where the engine does not say, or a rule decided. */
  readonly confidence?: number;
  /** Other folders that it might be, surest first; nothing where there is no confidence to be had either. */
  readonly alternatives?: readonly RatedCategory[];
  /** The photo of the same thing whose folder and subject it was given, where its own were unsure. */
  readonly follows?: Followed;
  /** The short name, or what the naming pattern made of it; without extension, not yet unique. */
  readonly name: string;
  readonly marks?: NameMarks;
  /** Without a dot, by the photo's content. */
  readonly extension: string;
}

/** A photo that lends its folder and subject to another one. */
export interface Followed {
  readonly photoId: string;
  /** How long before the other one it was taken; less than 0 if after it. */
  readonly secondsBefore: number;
}

/** One photo's place in the archive. */
export interface ArchiveEntry {
  readonly photoId: string;
  /** `Folder/name.ext`, unique in the archive; see `splitPath`. */
  readonly path: string;
  /** What its name does not say yet, for when it comes to lie among others. */
  readonly marks?: NameMarks;
}

/** All that happens to a batch, in order. Folded into state by `reduceBatch`. */
export type BatchEvent =
  /** A photo that is not looked at at all: not a photo, too large, or beyond what one batch takes. */
  | { readonly type: 'refused'; readonly photoId: string; readonly failure: Failure }
  /** The batch is counted against the month and begins: `total` photos will be looked at. */
  | { readonly type: 'started'; readonly total: number; readonly usage: Usage }
  /** A photo is being looked at. */
  | { readonly type: 'looking'; readonly photoId: string }
  | { readonly type: 'placed'; readonly photo: PlacedPhoto; readonly done: number; readonly total: number }
  /** A photo that was placed goes elsewhere instead, now that all are known: it follows one that looks alike. */
  | { readonly type: 'followed'; readonly photo: PlacedPhoto }
  /** A photo that could not be read, or got no description. The others go on. */
  | {
      readonly type: 'failed';
      readonly photoId: string;
      readonly failure: Failure;
      readonly done: number;
      readonly total: number;
    }
  /** The batch ended before its last photo: cancelled, or by the failure given. What is placed is kept. */
  | { readonly type: 'stopped'; readonly failure?: Failure }
  /** The archive can be had. Entries are in the order in which the photos were picked. */
  | { readonly type: 'archived'; readonly entries: readonly ArchiveEntry[] }
  /** The batch is settled: what was reserved and not used is given back. */
  | { readonly type: 'settled'; readonly usage: Usage };
