import type { FileSays } from '#core/dates/batch-dates.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';
import { takenAt } from './taken-at.ts';
import { takenWhere } from './taken-where.ts';
import tzLookup from '@photostructure/tz-lookup';

/**
 * Returns a file's own data on when and where it was taken.
 *
 * @param told the place from its sidecar, for a file without a place of its own
 * @param nowMs see `takenAt`
 */
export function fileSays(metadata: FileMetadata, told: Coordinates | undefined, nowMs: number): FileSays {
  const date = takenAt(metadata, nowMs);
  const coordinates = takenWhere(metadata);
  const place = coordinates ?? told;
  const zone = place && zoneAt(place);
  return {
    ...(date ? { date } : {}),
    ...(coordinates ? { coordinates } : {}),
    ...(zone === undefined ? {} : { zone }),
  };
}

/**
 * Returns the time zone of a place, by its name in the IANA database: `Europe/Lisbon`. The table is a map in small
 * cells; near a border it may give the neighbor's.
 */
function zoneAt({ latitude, longitude }: Coordinates): string | undefined {
  try {
    return tzLookup(latitude, longitude);
  } catch {
    return undefined;
  }
}
