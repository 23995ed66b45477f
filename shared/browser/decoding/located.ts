import { PlaceFinder } from '#core/places/place-of.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';

/** The places are a single file on our own origin, so that no request reveals coordinates. */
const places = new PlaceFinder(async () => {
  const reply = await fetch(new URL('../../places/cities.bin', import.meta.url));
  if (!reply.ok) throw new Error(`Fetching the place data failed with status ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
});

/**
 * Returns where a photo was taken, and the place at or near those coordinates. While the places are unavailable, only
 * the coordinates are returned.
 */
export async function located(coordinates: Coordinates): Promise<PhotoLocation> {
  return places.at(coordinates).catch(() => coordinates);
}
