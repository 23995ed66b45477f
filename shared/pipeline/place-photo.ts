import type { PlacedPhoto } from '#core/batch-event.ts';
import { decideFolder } from '#core/decide-folder.ts';
import { stemOf } from '#core/file-name.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { applyPattern } from '#core/naming-pattern.ts';
import { categoryByRules, type OrganizingRule } from '#core/organizing-rule.ts';
import type { Photo } from '#core/photo.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-format.ts';
import { shortNameOf } from '#core/short-name.ts';

/** How photos are placed: the person's own rules and pattern, where the plan has them. */
export interface Placing {
  readonly rules: readonly OrganizingRule[];
  readonly pattern: string;
}

export interface DescribedPhoto extends ImageAnalysis {
  readonly photo: Photo;
  readonly format: PhotoFormat;
  /** From 1, in the order picked. */
  readonly number: number;
  /** Local time from EXIF; without it the file's own time counts. */
  readonly takenAt?: string;
}

/**
 * Where a described photo goes and what it is called there: rules before engine and table, then the pattern. What a
 * rule decides is certain, so it has neither confidence nor alternatives.
 */
export function placePhoto(described: DescribedPhoto, placing: Placing): PlacedPhoto {
  const { photo, format, description, number, takenAt } = described;
  const byRule = categoryByRules(description, placing.rules);
  const folder = byRule === undefined ? decideFolder(described) : { category: byRule };
  const name = applyPattern(placing.pattern, {
    name: shortNameOf(described, photo.name),
    original: stemOf(photo.name),
    category: folder.category,
    takenAt: takenAt ?? new Date(photo.modifiedMs).toISOString(),
    number,
  });
  return { photoId: photo.id, description, ...folder, name, extension: PHOTO_FORMATS[format].extension };
}
