import { categorize, type CategoryName } from '#core/categorize.ts';
import type { Observations } from './observe.ts';
import { counted, countObjects, subjects, type Seen } from './subject.ts';
import { CATEGORY_PHRASES, MOVING, PLACES } from './vocabulary/category-phrases.ts';

/** Below this probability of the decided category the second sentence says "Possibly". */
const SURE = 0.45;
/** A place is named when its own category is at least this likely beside the decided one. */
const PLACE_FLOOR = 0.1;
/** Things less sure than this are not worth a mention. */
const THING_FLOOR = 0.55;
/** More things than this make a list, not a description. */
const MAX_THINGS = 3;

type Sorted = Exclude<CategoryName, 'Unsorted'>;

/**
 * Says in two sentences what a photo shows: the subject, plainly; then what kind of photo it is and what else
 * is in it, hedged with "Possibly" when unsure.
 *
 * Promises that `categorize` of the text gives the category that the observations decided for: words that
 * would lead elsewhere are left out.
 *
 * @param names the categories, in the order of `observations.categories`
 */
export function describe(observations: Observations, names: readonly CategoryName[]): string {
  const category = names[observations.decided] as Sorted;
  const probability = observations.categories[observations.decided] ?? 0;
  const seen: Seen = { ...observations, category };
  const place = placeOf(observations.categories, names, category);
  const { about } = CATEGORY_PHRASES[category];
  const start = probability < SURE ? 'Possibly' : 'The photo shows';
  const things = otherThings(seen);
  for (const subject of subjects(seen)) {
    for (const [where, others] of [
      [place, things],
      [place, []],
      ['', things],
      ['', []],
    ] as const) {
      const also = others.filter((thing) => !subject.includes(bareNoun(thing)));
      const text = `${capitalize(subject)}${where}. ${start} ${about}${listed(also)}.`;
      if (categorize(text) === category) return text;
    }
  }
  return `${capitalize(CATEGORY_PHRASES[category].subject)}. ${start} ${about}.`;
}

function placeOf(values: Float32Array, names: readonly CategoryName[], decided: CategoryName): string {
  if (!MOVING.has(decided)) return '';
  let best = '';
  let highest = PLACE_FLOOR;
  names.forEach((name, index) => {
    const place = PLACES[name];
    if (place !== undefined && values[index]! > highest) {
      highest = values[index]!;
      best = ` ${place}`;
    }
  });
  return best;
}

function otherThings(seen: Seen): string[] {
  return countObjects(seen.detections.filter(({ score }) => score >= THING_FLOOR))
    .slice(0, MAX_THINGS)
    .map(({ label, count }) => counted(label, count));
}

/** "a dog" and "two dogs" both speak of "dog". */
function bareNoun(thing: string): string {
  return thing.replace(/^(?:a|an|two|three|four|five|several) /, '').replace(/s$/, '');
}

function listed(things: readonly string[]): string {
  if (things.length === 0) return '';
  const last = things.at(-1)!;
  return `, with ${things.length === 1 ? last : `${things.slice(0, -1).join(', ')} and ${last}`}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
