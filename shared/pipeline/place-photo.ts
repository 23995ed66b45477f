import type { PlacedPhoto } from '#core/batch-event.ts';
import { stemOf } from '#core/file-name.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { joinHints, type Told } from '#core/join-hints.ts';
import { leftUnsorted } from '#core/decide-folder.ts';
import { marksOf } from '#core/name-marks.ts';
import { applyFolderPattern, applyPattern, DEFAULT_PATTERN, FOLDER_PATTERN } from '#core/naming-pattern.ts';
import { categoryByRules, type OrganizingRule } from '#core/organizing-rule.ts';
import type { Shot } from '#core/neighbours.ts';
import type { Photo } from '#core/photo.ts';
import { type Hint, hintsOf } from '#core/photo-hints.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-formats.ts';
import { shortNameOf } from '#core/short-name.ts';

/** How photos are placed: the person's own rules and pattern, where the plan has them. */
export interface NamingOptions {
  readonly rules: readonly OrganizingRule[];
  readonly pattern: string;
  /** What people said of a photo before (its name, folder, caption, page) is left aside. */
  readonly ignoresHints?: boolean;
  /** A photo whose folder is more likely wrong than right goes to Unsorted, unless a rule or a hint decides. */
  readonly unsureToUnsorted?: boolean;
}

export interface DescribedPhoto extends ImageAnalysis {
  readonly photo: Photo;
  readonly format: PhotoFormat;
  /** From 1, in the order picked. */
  readonly number: number;
  /** Local time from EXIF; without it the file's own time counts. */
  readonly takenAt?: string;
  /** What its own file says of it. */
  readonly texts?: FileTexts;
  /** Where it was taken, in words; nothing where that is not known. */
  readonly place?: string;
  readonly shot?: Shot;
}

/**
 * Where a described photo goes and what it is called there: what people said of it joins what was seen, rules go before
 * engine and table, then comes the pattern. What a rule decides is certain, so it has neither confidence nor alternatives.
 *
 * A name of the product's own comes with what tells the photo from others; a pattern that somebody set is kept to.
 */
export function placePhoto(described: DescribedPhoto, placing: NamingOptions): PlacedPhoto {
  return placeTold(described, joinHints(described, hintsFor(described, placing)), placing);
}

/** What counts of what people said of a photo before. */
export function hintsFor({ photo, texts }: DescribedPhoto, { ignoresHints }: NamingOptions): Hint[] {
  return ignoresHints ? [] : hintsOf(photo, texts);
}

/** Where a photo goes of which this is told. @param searched what the person's rules look at */
export function placeTold(
  { photo, format, number, takenAt, place = '' }: DescribedPhoto,
  { analysis, folder: told, isDoubtful }: Omit<Told, 'isPersons'>,
  placing: NamingOptions,
  searched = analysis.description,
): PlacedPhoto {
  const { description } = analysis;
  const byRule = categoryByRules(searched, placing.rules);
  const byEngine = placing.unsureToUnsorted && isDoubtful ? leftUnsorted(told) : told;
  const decided = byRule === undefined ? byEngine : { category: byRule };
  const { category } = decided;
  const facts = {
    name: shortNameOf(analysis, photo.name),
    original: stemOf(photo.name),
    category,
    takenAt: takenAt ?? new Date(photo.modifiedMs).toISOString(),
    place,
    number,
  };
  const folder = applyFolderPattern(FOLDER_PATTERN, facts);
  const name = applyPattern(placing.pattern, facts);
  const isOwnName = placing.pattern === DEFAULT_PATTERN;
  const marks = isOwnName ? marksOf({ description, name, category, takenAt }) : undefined;
  const { extension } = PHOTO_FORMATS[format];
  return { photoId: photo.id, description, ...decided, folder, name, ...(marks ? { marks } : {}), extension };
}
