import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from '#core/takeout/coordinates.ts';

/**
 * Returns the time zone of a place, by its name in the IANA database: `Europe/Lisbon`. The table is a map in small
 * cells; near a border it may give the neighbor's.
 */
export function zoneAt({ latitude, longitude }: Coordinates): string | undefined {
  try {
    return tzLookup(latitude, longitude);
  } catch {
    return undefined;
  }
}
