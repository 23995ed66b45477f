import type { Language } from '#messages/language.ts';
import { countryName } from '../places/country-name.ts';
import { cityIn } from '../places/place.ts';
import { dayOf } from './day.ts';
import type { PhotoEvent } from './event.ts';
import { HOUR_MS } from './limits.ts';

/** The hours at which evening, afternoon, morning and night begin. */
const FROM_HOURS = [17, 12, 5, 0] as const;

/** The text between two days, and the parts of a day in the order of their hours, in each language. */
const EVENT_WORDS: Readonly<Record<Language, { readonly to: string; readonly dayParts: readonly string[] }>> =
  {
    en: { to: ' to ', dayParts: ['evening', 'afternoon', 'morning', 'night'] },
    de: { to: ' bis ', dayParts: ['Abend', 'Nachmittag', 'Morgen', 'Nacht'] },
    es: { to: ' a ', dayParts: ['noche', 'tarde', 'mañana', 'madrugada'] },
    fr: { to: ' au ', dayParts: ['soir', 'après-midi', 'matin', 'nuit'] },
    ja: { to: '〜', dayParts: ['夜', '午後', '午前', '深夜'] },
  };

/**
 * Names each event as its folder: `2026-05-12 Lisbon`, `2026-05-12 to 19 Portugal`, or just the day if the place is
 * unknown. Events of one day with the same name get the part of the day; those that are still equal share the name.
 */
export function eventNames(
  events: readonly PhotoEvent[],
  language: Language = 'en',
): ReadonlyMap<PhotoEvent, string> {
  const plain = new Map(events.map((event) => [event, nameOf(event, language)]));
  const counts = new Map<string, number>();
  for (const name of plain.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...plain].map(([event, name]) => {
      const isShared = (counts.get(name) ?? 0) > 1;
      return [event, isShared ? `${name} (${dayPartOf(event, language)})` : name];
    }),
  );
}

function nameOf(event: PhotoEvent, language: Language): string {
  const days = event.moments.map(({ atMs }) => dayOf(atMs));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = first === last ? first : `${first}${EVENT_WORDS[language].to}${withoutShared(first, last)}`;
  const place = placeOfEvent(event, language);
  return place === undefined ? span : `${span} ${place}`;
}

/** What the last day adds to the first. */
function withoutShared(first: string, last: string): string {
  if (first.slice(0, 4) !== last.slice(0, 4)) return last;
  return first.slice(0, 7) === last.slice(0, 7) ? last.slice(8) : last.slice(5);
}

/**
 * Returns the city of most photos; for a trip through many, the country if there is only one, else the most common
 * city.
 */
function placeOfEvent({ moments }: PhotoEvent, language: Language): string | undefined {
  const places = moments.flatMap(({ place }) => place ?? []);
  const cities = mostFrequent(places.map((place) => cityIn(place, language)));
  const countries = mostFrequent(places.map(({ countryCode }) => countryCode));
  if (!cities || !countries) return undefined;
  if (cities.count > places.length / 2) return cities.value;
  return countries.count > places.length / 2 ? countryName(countries.value, language) : cities.value;
}

function mostFrequent(
  values: readonly string[],
): { readonly value: string; readonly count: number } | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && { value: most[0], count: most[1] };
}

function dayPartOf({ moments }: PhotoEvent, language: Language): string {
  const hour = ((moments[0]?.atMs ?? 0) / HOUR_MS) % 24;
  return EVENT_WORDS[language].dayParts[FROM_HOURS.findIndex((from) => hour >= from)] ?? '';
}
