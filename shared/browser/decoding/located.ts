import type { Coordinates } from '#core/takeout/coordinates.ts';
import { placeOf } from '#core/places/place-of.ts';
import { type PlaceTable, readPlaceTable } from '#core/places/place-table.ts';
import type { PhotoLocation } from '#core/places/place.ts';

let table: Promise<PlaceTable> | undefined;

/**
 * Returns where a photo was taken, and the place at or near those coordinates. The places are a single file on our
 * own origin, loaded with the first photo that has coordinates, so that no request reveals them. While the file is
 * unavailable, only the coordinates are returned.
 */
export async function located(coordinates: Coordinates | undefined): Promise<PhotoLocation | undefined> {
  if (!coordinates) return undefined;
  try {
    table ??= loadTable();
    const place = placeOf(await table, coordinates);
    return place ? { ...coordinates, place } : coordinates;
  } catch {
    table = undefined;
    return coordinates;
  }
}

async function loadTable(): Promise<PlaceTable> {
  const reply = await fetch(new URL('../../places/cities.bin', import.meta.url));
  if (!reply.ok) throw new Error(`Fetching the place data failed with status ${reply.status}`);
  return readPlaceTable(new Uint8Array(await reply.arrayBuffer()));
}
