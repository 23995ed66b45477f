import type { CategoryName } from '#core/categories/categorize.ts';
import { standsOn } from './boxes.ts';
import { boxArea } from './detections.ts';
import { ANIMALS, OF_PEOPLE, SCENES } from './photo-kinds.ts';
import type { Phrase } from './phrase.ts';
import { mentionable, sureWords, type Seen } from './seen.ts';
import { PERSON_LABEL, SEATS, SURFACES, TABLE, TABLES } from '../vocabulary/objects.ts';

export const DESK = 'at a desk';
export const ON_WATER = 'on the water';
/** The minimum share of the picture of what an unseen subject is on. */
const LARGE_SURFACE = 0.2;
/** Where people are, by the folder of what they do. */
export const OCCASIONS: Partial<Record<CategoryName, string>> = {
  Weddings: 'at a wedding',
  'Birthdays & Parties': 'at a party',
  'Concerts & Music': 'at a concert',
};
/** Folders of things that are described by where they are. */
const SOMEWHERE: ReadonlySet<CategoryName> = new Set([...ANIMALS, 'Vehicles', 'Aircraft']);
/** The words that show water around a boat, and how likely one must be. All captions of 9 such photos agree. */
const WATERS = ['water', 'sea', 'lake', 'river', 'waves'];
const POSSIBLE_WATER = 0.3;
/** Folders of things that are on a table if one is seen, which captions of 42 of 43 such photos confirm. */
const ON_TABLES: ReadonlySet<CategoryName> = new Set(['Food', 'Drinks']);
const POSSIBLE_TABLE = { score: 0.4, word: 0.6 } as const;
/** The places worth mentioning in a photo of a place. */
const SCENE_PLACES: Partial<Record<CategoryName, readonly string[]>> = {
  'Beach & Sea': ['night'],
  'Nature & Mountains': ['night'],
  'Sunsets & Sky': ['beach', 'mountains', 'lake', 'river'],
  'Landmarks & Travel': ['snow', 'lake', 'river', 'night', 'mountains'],
  'Buildings & City': ['street', 'snow', 'lake', 'river', 'night', 'mountains'],
};
/** Where people are in a photo of a place, if no word is more exact. */
export const PEOPLE_PLACES: Partial<Record<CategoryName, string>> = {
  'Beach & Sea': 'by the sea',
  'Buildings & City': 'in a city',
  'Nature & Mountains': 'outdoors',
};

/** Returns where a thing is, if certain and worth telling. */
export function placeOf(seen: Seen, { text }: Phrase): string | undefined {
  if (seen.category === 'Boats & Ships') return onWater(seen);
  if (ON_TABLES.has(seen.category)) return onTable(seen);
  const told = SCENE_PLACES[seen.category];
  if (told === undefined) return SOMEWHERE.has(seen.category) ? wordedPlace(seen) : undefined;
  return sureWords(seen, 'where').find(({ word }) => told.includes(word) && !text.includes(word))?.phrase;
}

/** A boat is on the water wherever some may be seen. */
function onWater(seen: Seen): string | undefined {
  const isSeen = WATERS.some((word) => (seen.words.likely.get(word) ?? 0) >= POSSIBLE_WATER);
  return isSeen ? ON_WATER : wordedPlace(seen);
}

function onTable({ detections, words }: Seen): string | undefined {
  const isSeen = detections.some(({ label, score }) => label === TABLE && score >= POSSIBLE_TABLE.score);
  return isSeen || (words.likely.get('table') ?? 0) >= POSSIBLE_TABLE.word ? 'on a table' : undefined;
}

/** Returns the most certain place. */
export function wordedPlace(seen: Seen): string | undefined {
  return sureWords(seen, 'where')[0]?.phrase;
}

/** Returns "at a desk" or "at a table" if one is certain, even where nobody saw how they sit. */
export function deskOf(seen: Seen): string | undefined {
  const things = new Set(sureWords(seen, 'thing').map(({ word }) => word));
  if (things.has('desk')) return DESK;
  return things.has('table') ? TABLES[TABLE] : undefined;
}

/** Returns what the subject sits, lies or stands on. @param labels of the subject; people by default */
export function seatOf(
  seen: Seen,
  labels: ReadonlySet<number> = new Set([PERSON_LABEL]),
): string | undefined {
  const { category } = seen;
  if (SCENES.has(category) || category === 'Interiors & Furniture') return undefined;
  if (OF_PEOPLE.has(category) && !labels.has(PERSON_LABEL)) return undefined;
  const known = mentionable(seen.detections);
  const subject = known.find(({ label }) => labels.has(label));
  const isLiving = labels.has(PERSON_LABEL) || ANIMALS.has(seen.category);
  const table = labels.has(PERSON_LABEL) ? TABLES : isLiving ? SEATS : SURFACES;
  const surface = known.find(
    (box) =>
      box.label in table && (subject === undefined ? boxArea(box) > LARGE_SURFACE : standsOn(subject, box)),
  );
  return surface && !labels.has(surface.label) ? table[surface.label] : undefined;
}
