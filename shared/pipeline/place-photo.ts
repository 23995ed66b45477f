import type { PlacedPhoto } from '#core/batch-event.ts';
import { categorize } from '#core/categorize.ts';
import { stemOf } from '#core/file-name.ts';
import { applyPattern } from '#core/naming-pattern.ts';
import { categoryByRules, type OrganizingRule } from '#core/organizing-rule.ts';
import type { Photo } from '#core/photo.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-format.ts';
import { shortName } from '#core/short-name.ts';

/** How photos are placed: the person's own rules and pattern, where the plan has them. */
export interface Placing {
  readonly rules: readonly OrganizingRule[];
  readonly pattern: string;
}

export interface DescribedPhoto {
  readonly photo: Photo;
  readonly format: PhotoFormat;
  readonly description: string;
  /** From 1, in the order picked. */
  readonly number: number;
  /** Local time from EXIF; without it the file's own time counts. */
  readonly takenAt?: string;
}

/** Where a described photo goes and what it is called there: rules before the table, then the pattern. */
export function placePhoto(
  { photo, format, description, number, takenAt }: DescribedPhoto,
  placing: Placing,
): PlacedPhoto {
  const category = categoryByRules(description, placing.rules) ?? categorize(description);
  const name = applyPattern(placing.pattern, {
    name: shortName(description, photo.name),
    original: stemOf(photo.name),
    category,
    takenAt: takenAt ?? new Date(photo.modifiedMs).toISOString(),
    number,
  });
  return { photoId: photo.id, description, category, name, extension: PHOTO_FORMATS[format].extension };
}
