import type { AlikeGroup } from '../similarity/alike/alike-group.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import type { LookAgainReason } from '../look-again/look-again.ts';
import type { KeptFact } from '../facts/fact-table.ts';
import type { Failure } from '../failure.ts';
import type { ImageAnalysis, RatedCategory } from '../image-analysis.ts';
import type { PhotoFacts } from '../photo-facts.ts';
import type { Usage } from '../accounts/quota.ts';
import type { OtherLanguage } from '../wording/other-language.ts';

/**
 * Suffixes that can tell a generated name from equal ones. Names that a person typed or a naming pattern made have
 * none.
 */
export interface NameMarks {
  /** Other things in the photo, best first, such as `_with_a_bicycle`; safe in a path. */
  readonly words: readonly string[];
  /** The date in the photo's EXIF, such as `_2019-07-14`. */
  readonly date?: string;
}

/** The kinds of a person's own rules. */
export const RULE_KINDS = ['words', 'likeness'] as const;

/** One of {@link RULE_KINDS}. */
export type RuleKind = (typeof RULE_KINDS)[number];

/** What is decided when a photo is placed. */
export interface DecidedFacts {
  readonly photoId: string;
  readonly description: string;
  /** The language of description, name and folder, unless it is English. */
  readonly language?: OtherLanguage;
  /** The description in English, if the other one isn't. */
  readonly english?: string;
  /** In English, even if the folder's name isn't. */
  readonly category: string;
  /** The photo's folder in the archive. */
  readonly folder: FolderPath;
  /**
   * Probability that a person accepts the folder, 0 to 1; missing if the engine gives none, or if a rule
   * decided.
   */
  readonly confidence?: number;
  /** Other possible folders, most likely first; missing if there is no confidence. */
  readonly alternatives?: readonly RatedCategory[];
  /**
   * Which of the person's own rules decided the folder, so that a level of detail leaves it as it is: one for words, or
   * one for photos that look like ones that the person moved before.
   */
  readonly byRule?: RuleKind;
  /** The similar photo whose folder and subject were copied to this one, because its own were uncertain. */
  readonly follows?: Followed;
  /** Why the photo is in Look again and not in its category's folder. */
  readonly lookAgain?: LookAgainReason;
  /** The short name, or the result of the naming pattern; without extension, not yet unique. */
  readonly name: string;
  readonly marks?: NameMarks;
  /** The extension by the photo's content, without a dot. */
  readonly extension: string;
}

/** A photo with its description, folder and name, and the known facts that boards and lists need; see `FACTS`. */
export interface PlacedPhoto extends DecidedFacts, Pick<PhotoFacts & ImageAnalysis, KeptFact> {}

/** The photo whose folder and subject were copied to another one. */
export interface Followed {
  readonly photoId: string;
  /** How long before the other photo it was taken; negative if after. */
  readonly secondsBefore: number;
}

/** A photo's path in the archive. */
export interface ArchiveEntry {
  readonly photoId: string;
  /** `Folder/name.ext`, unique in the archive; see `splitPath`. */
  readonly path: string;
  /** Suffixes that the name doesn't use yet, in case it has to be told apart from others. */
  readonly marks?: NameMarks;
}

/** All events of a batch, in order. `reduceBatch` folds them into state. */
export type BatchEvent =
  /** A file that is not analyzed: not a photo, too large, or beyond the batch limit. */
  | { readonly type: 'refused'; readonly photoId: string; readonly failure: Failure }
  /** The batch is counted against the monthly quota and starts: `total` photos will be analyzed. */
  | { readonly type: 'started'; readonly total: number; readonly usage: Usage }
  /** A photo is being analyzed. */
  | { readonly type: 'looking'; readonly photoId: string }
  | { readonly type: 'placed'; readonly photo: PlacedPhoto; readonly done: number; readonly total: number }
  /** A placed photo moves to the folder of a similar one once all photos are known. */
  | { readonly type: 'followed'; readonly photo: PlacedPhoto }
  /** A photo gets its folder from the person's own scheme, which needs all photos. */
  | { readonly type: 'filed'; readonly photo: PlacedPhoto }
  /** Photos that look alike; one event for all groups, if there are any. */
  | { readonly type: 'grouped'; readonly groups: readonly AlikeGroup[] }
  /** A photo that couldn't be read or described. The batch continues. */
  | {
      readonly type: 'failed';
      readonly photoId: string;
      readonly failure: Failure;
      readonly done: number;
      readonly total: number;
    }
  /** The batch ended early: canceled, or by the given failure. Placed photos are kept. */
  | { readonly type: 'stopped'; readonly failure?: Failure }
  /** The archive is complete. Entries are in the order in which the photos were picked. */
  | { readonly type: 'archived'; readonly entries: readonly ArchiveEntry[] }
  /** The batch is settled: the unused part of its reservation is released. */
  | { readonly type: 'settled'; readonly usage: Usage };
