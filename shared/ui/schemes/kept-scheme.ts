import type { Detail } from '#core/categories/detail.ts';
import { EVENT_GAP_HOURS } from '#core/events/limits.ts';
import { FEWEST_PHOTOS_RANGE } from '#core/schemes/limits.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import { type SavedScheme, savedSchemeFields, savedSchemeFromJson } from '#core/schemes/saved-scheme.ts';

const SCHEME_KEY = 'folder-scheme';

/** The dialog's initial scheme for users who never chose one. */
export const FIRST_SCHEME: SavedScheme = {
  scheme: CATEGORY_SCHEME,
  detail: 'fine',
  fewestPhotos: FEWEST_PHOTOS_RANGE.least,
  eventGapHours: EVENT_GAP_HOURS,
};

/** Returns the scheme that this browser keeps; undefined if there is none or storage isn't available. */
export function keptScheme(): SavedScheme | undefined {
  try {
    return savedSchemeFromJson(localStorage.getItem(SCHEME_KEY) ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the level of detail that was chosen last in this browser. */
export function keptDetail(): Detail {
  return keptScheme()?.detail ?? 'fine';
}

/** Keeps a scheme in this browser for the next batch. */
export function keepScheme(scheme: SavedScheme): void {
  try {
    localStorage.setItem(SCHEME_KEY, JSON.stringify(savedSchemeFields(scheme)));
  } catch {
    // Storage isn't available: the next batch starts with the default scheme.
  }
}
