import type { PhotoLocation } from '#core/places/place.ts';
import { placeText } from '#core/places/place-text.ts';

/** Returns where a photo was taken: `Lisbon, Portugal`, or its coordinates if no city is near. */
export function locationText({ place, latitude, longitude }: PhotoLocation, locale: string): string {
  if (place) return placeText(place, locale);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return `${format.format(latitude)} · ${format.format(longitude)}`;
}
