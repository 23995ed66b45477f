import type { AlikeTraits } from '#core/alike/group-alike.ts';
import type { PlacedPhoto } from '#core/batch-event.ts';
import { type DateSource, roughDateOf } from '#core/exports/photo-date.ts';
import { stemOf } from '#core/file-name.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { joinHints, type Told } from '#core/join-hints.ts';
import { leftUnsorted } from '#core/decide-folder.ts';
import { marksOf } from '#core/name-marks.ts';
import { applyFolderPattern, applyPattern, DEFAULT_PATTERN, FOLDER_PATTERN } from '#core/naming-pattern.ts';
import { holdsFor, LOOK_AGAIN, type LookAgainReason } from '#core/look-again/look-again.ts';
import type { Shot } from '#core/neighbours.ts';
import type { Photo } from '#core/photo.ts';
import { type Hint, hintsOf } from '#core/photo-hints.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-formats.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import { shortNameOf } from '#core/short-name.ts';
import { folderByOwnRules, type OwnRules } from './own-rules.ts';

/** How photos are placed: the person's own rules and pattern, if the plan includes them. */
export interface NamingOptions extends OwnRules {
  readonly pattern: string;
  /** Ignores what people said about a photo before (its name, folder, caption, page). */
  readonly ignoresHints?: boolean;
  /**
   * Moves a photo whose folder is more likely wrong than right to Unsorted, unless a rule or a hint decides.
   */
  readonly unsureToUnsorted?: boolean;
  /** Puts photos that came out badly where what they show belongs, and not in Look again. */
  readonly ignoresQuality?: boolean;
  /** Leaves the page, the table and the checksums out of the ZIP. */
  readonly leavesOutList?: boolean;
}

export interface DescribedPhoto extends ImageAnalysis {
  readonly photo: Photo;
  readonly format: PhotoFormat;
  /** From 1, in the order picked. */
  readonly number: number;
  /** Local time from EXIF; if undefined, the year of its folder in an export or the file's modification time is used. */
  readonly takenAt?: string;
  readonly dateSource?: DateSource;
  /** Texts from the photo's own file. */
  readonly texts?: FileTexts;
  readonly location?: PhotoLocation;
  readonly camera?: string;
  readonly shot?: Shot;
  readonly lookAgain?: LookAgainReason;
  readonly traits?: AlikeTraits;
}

/**
 * Decides the folder and the name of a described photo: joins what people said about it with what was seen,
 * then applies the person's rules, which take precedence over the engine and the table, then the pattern. A
 * folder decided by a rule is certain, so it has neither confidence nor alternatives.
 *
 * The default name also gets marks that tell the photo from others; a pattern set by the user is used
 * unchanged.
 */
export function placePhoto(described: DescribedPhoto, placing: NamingOptions): PlacedPhoto {
  return placeTold(described, joinHints(described, hintsFor(described, placing)), placing);
}

/** The hints from what people said about a photo before, if they are to be used. */
export function hintsFor({ photo, texts }: DescribedPhoto, { ignoresHints }: NamingOptions): Hint[] {
  return ignoresHints ? [] : hintsOf(photo, texts);
}

/**
 * Places a photo by its description and the hints joined with it.
 *
 * @param searched the text to which the person's rules apply
 */
export function placeTold(
  { photo, format, number, takenAt, dateSource, location, lookAgain, ...seen }: DescribedPhoto,
  { analysis, folder: told, isDoubtful }: Omit<Told, 'isPersons'>,
  placing: NamingOptions,
  searched = analysis.description,
): PlacedPhoto {
  const { description } = analysis;
  const byRule = folderByOwnRules(searched, told.category, seen.sketch, placing);
  const byEngine = placing.unsureToUnsorted && isDoubtful ? leftUnsorted(told) : told;
  const decided = byRule ? { category: byRule.category } : byEngine;
  const { category } = decided;
  const facts = {
    name: shortNameOf(analysis, photo.name),
    original: stemOf(photo.name),
    category,
    takenAt: takenAt ?? roughDateOf(photo),
    place: location?.place?.city ?? '',
    number,
  };
  const reason = byRule || placing.ignoresQuality ? undefined : lookAgain;
  const badly = reason && holdsFor(reason, category, photo.page !== undefined) ? { lookAgain: reason } : {};
  const folder = badly.lookAgain ? LOOK_AGAIN : applyFolderPattern(FOLDER_PATTERN, facts);
  const name = applyPattern(placing.pattern, facts);
  const isOwnName = placing.pattern === DEFAULT_PATTERN;
  const marks = isOwnName ? marksOf({ description, name, category, takenAt }) : undefined;
  const { extension } = PHOTO_FORMATS[format];
  const how = { folder, ...badly, name, ...(marks ? { marks } : {}) };
  const known = {
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(dateSource === undefined ? {} : { dateSource }),
    ...(location ? { location } : {}),
    ...(seen.camera === undefined ? {} : { camera: seen.camera }),
    ...(seen.peopleCount === undefined ? {} : { peopleCount: seen.peopleCount }),
    ...(seen.readText === undefined ? {} : { readText: seen.readText }),
    ...(seen.sketch === undefined ? {} : { sketch: seen.sketch }),
    ...(seen.concepts === undefined ? {} : { concepts: seen.concepts }),
    ...(byRule?.isByLikeness ? { isByLikeness: true as const } : {}),
  };
  return { photoId: photo.id, description, ...decided, ...how, ...known, extension };
}
