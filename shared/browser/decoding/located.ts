import type { Coordinates } from '#core/takeout/coordinates.ts';
import { placeOf } from '#core/places/place-of.ts';
import { type PlaceTable, readPlaceTable } from '#core/places/place-table.ts';
import type { PhotoLocation } from '#core/places/place.ts';

let table: Promise<PlaceTable> | undefined;

/**
 * Where a photo was taken, and the place that this is in or near. The places are one file of our own origin, loaded where
 * there is the first photo with coordinates, so that these leave the device with no request; while it cannot be had,
 * there are coordinates alone.
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
  if (!reply.ok) throw new Error(`The places came with status ${reply.status}`);
  return readPlaceTable(new Uint8Array(await reply.arrayBuffer()));
}
