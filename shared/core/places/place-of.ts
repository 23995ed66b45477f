import type { Coordinates } from '../exports/coordinates.ts';
import type { Place } from './place.ts';
import type { PlaceTable } from './place-table.ts';

/** The city or village that a photo was taken in or near; null where none is near. */
export function placeOf(_table: PlaceTable, _at: Coordinates): Place | null {
  return null;
}
