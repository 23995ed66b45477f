import { countryName } from '../places/country-name.ts';
import { dayOf } from './day.ts';
import type { PhotoEvent } from './event.ts';
import { HOUR_MS } from './limits.ts';

/** The parts of a day, by the hour at which each begins. */
const DAY_PARTS = [
  { fromHour: 17, name: 'evening' },
  { fromHour: 12, name: 'afternoon' },
  { fromHour: 5, name: 'morning' },
  { fromHour: 0, name: 'night' },
] as const;

/**
 * The name of each event, as a folder is called by it: `2026-05-12 Lisbon`, `2026-05-12 to 19 Portugal`, or the day
 * alone where the place is unknown. Events of one day that would have one name get the part of the day; those that even
 * so have one name share it.
 */
export function eventNames(events: readonly PhotoEvent[]): ReadonlyMap<PhotoEvent, string> {
  const plain = new Map(events.map((event) => [event, nameOf(event)]));
  const counts = new Map<string, number>();
  for (const name of plain.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...plain].map(([event, name]) => {
      const isShared = (counts.get(name) ?? 0) > 1;
      return [event, isShared ? `${name} (${dayPartOf(event)})` : name];
    }),
  );
}

function nameOf(event: PhotoEvent): string {
  const days = event.moments.map(({ atMs }) => dayOf(atMs));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = first === last ? first : `${first} to ${withoutShared(first, last)}`;
  const place = placeOfEvent(event);
  return place === undefined ? span : `${span} ${place}`;
}

/** What of the last day the first one does not say already. */
function withoutShared(first: string, last: string): string {
  if (first.slice(0, 4) !== last.slice(0, 4)) return last;
  return first.slice(0, 7) === last.slice(0, 7) ? last.slice(8) : last.slice(5);
}

/** The city of most photos; of a trip through many the country, if it is one, else the city of the most. */
function placeOfEvent({ moments }: PhotoEvent): string | undefined {
  const places = moments.flatMap(({ place }) => place ?? []);
  const cities = mostFrequent(places.map(({ city }) => city));
  const countries = mostFrequent(places.map(({ countryCode }) => countryCode));
  if (!cities || !countries) return undefined;
  if (cities.count > places.length / 2) return cities.value;
  return countries.count > places.length / 2 ? countryName(countries.value, 'en') : cities.value;
}

function mostFrequent(
  values: readonly string[],
): { readonly value: string; readonly count: number } | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && { value: most[0], count: most[1] };
}

function dayPartOf({ moments }: PhotoEvent): string {
  const hour = ((moments[0]?.atMs ?? 0) / HOUR_MS) % 24;
  return DAY_PARTS.find(({ fromHour }) => hour >= fromHour)?.name ?? DAY_PARTS[3].name;
}
