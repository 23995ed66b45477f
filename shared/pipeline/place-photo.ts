import type { PlacedPhoto } from '#core/batch-event.ts';
import { stemOf } from '#core/file-name.ts';
import { joinHints } from '#core/join-hints.ts';
import { applyPattern } from '#core/naming-pattern.ts';
import { categoryByRules, type OrganizingRule } from '#core/organizing-rule.ts';
import type { Photo } from '#core/photo.ts';
import { hintsOf } from '#core/photo-hints.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-format.ts';
import { shortName } from '#core/short-name.ts';

/** How photos are placed: the person's own rules and pattern, where the plan has them. */
export interface Placing {
  readonly rules: readonly OrganizingRule[];
  readonly pattern: string;
  /** What people said of a photo before (its name, folder, caption, page) is left aside. */
  readonly ignoresHints?: boolean;
}

export interface DescribedPhoto {
  readonly photo: Photo;
  readonly format: PhotoFormat;
  readonly description: string;
  /** From 1, in the order picked. */
  readonly number: number;
  /** Local time from EXIF; without it the file's own time counts. */
  readonly takenAt?: string;
  /** What its own file says of it. */
  readonly texts?: FileTexts;
}

/**
 * Where a described photo goes and what it is called there: what people said of it joins what was seen, rules go before
 * the table, then comes the pattern.
 */
export function placePhoto(
  { photo, format, description: seen, number, takenAt, texts }: DescribedPhoto,
  placing: Placing,
): PlacedPhoto {
  const told = joinHints(seen, placing.ignoresHints ? [] : hintsOf(photo, texts));
  const { description } = told;
  const category = categoryByRules(description, placing.rules) ?? told.category;
  const name = applyPattern(placing.pattern, {
    name: shortName(description, photo.name),
    original: stemOf(photo.name),
    category,
    takenAt: takenAt ?? new Date(photo.modifiedMs).toISOString(),
    number,
  });
  return { photoId: photo.id, description, category, name, extension: PHOTO_FORMATS[format].extension };
}
