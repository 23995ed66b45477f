import { EVENT_GAP_HOURS, EVENT_GAP_RANGE } from '../events/limits.ts';
import type { FilingOptions } from './file-by-scheme.ts';
import { FEWEST_PHOTOS_RANGE, SCHEME_LENGTH } from './limits.ts';
import { schemeProblem } from './scheme.ts';
import { DETAILS } from '../categories/detail.ts';
import { isRecord } from '../is-record.ts';

/** A scheme as stored for the next batch. */
export type SavedScheme = Required<FilingOptions>;

/**
 * Reads a scheme from stored JSON, or from the `scheme` of a rules file. Numbers out of range are clamped.
 *
 * @returns undefined if there is no usable scheme
 */
export function savedSchemeFromJson(json: string): SavedScheme | undefined {
  try {
    const data: unknown = JSON.parse(json);
    return isRecord(data) ? readScheme(data['scheme']) : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of a JSON object that {@link savedSchemeFromJson} reads. */
export function savedSchemeFields(scheme: SavedScheme): { readonly scheme: SavedScheme } {
  return { scheme };
}

function readScheme(value: unknown): SavedScheme | undefined {
  if (!isRecord(value)) return undefined;
  const { scheme, detail, fewestPhotos, eventGapHours } = value;
  if (typeof scheme !== 'string' || scheme.length > SCHEME_LENGTH || schemeProblem(scheme)) return undefined;
  return {
    scheme,
    detail: DETAILS.find((one) => one === detail) ?? 'fine',
    fewestPhotos: within(fewestPhotos, FEWEST_PHOTOS_RANGE, FEWEST_PHOTOS_RANGE.least),
    eventGapHours: within(eventGapHours, EVENT_GAP_RANGE, EVENT_GAP_HOURS),
  };
}

/** A whole number within the range; `otherwise` for anything else. */
export function within(
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
  otherwise: number,
): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(value)));
}
