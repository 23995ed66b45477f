import { CATEGORY_PHRASES } from '#engine/vocabulary/category-phrases.ts';
import { LEXICON_NOUNS } from '#engine/vocabulary/lexicon.ts';
import { OBJECT_COLOURS } from '#engine/vocabulary/object-colours.ts';
import {
  ACTIVITIES,
  COMPANIONS,
  MOUNTS,
  OBJECT_WORDS,
  ROOMS,
  SURFACES,
  TABLES,
  WORN,
} from '#engine/vocabulary/objects.ts';
import { DESK, ON_WATER, OCCASIONS, PEOPLE_PLACES } from '#engine/describing/places.ts';
import { GAMES, PEOPLE } from '#engine/describing/people.ts';
import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';
import details from '#engine/weights/details.json' with { type: 'json' };

const wordsOf = (...roles: readonly string[]) =>
  PHOTO_WORDS.filter(({ role }) => roles.includes(role)).map(({ phrase }) => phrase);

const all = (values: Iterable<string | undefined>) =>
  [...new Set([...values].filter((value) => value !== undefined && value !== ''))] as readonly string[];

/** Every noun phrase that the engine can say. */
export const NOUNS = all([
  ...LEXICON_NOUNS,
  ...Object.values(OBJECT_WORDS).map(({ one }) => one),
  ...ROOMS.map(([, room]) => room),
  ...wordsOf('person', 'who', 'thing', 'scene'),
  ...Object.values(PEOPLE).map(([one]) => one),
  ...Object.values(CATEGORY_PHRASES),
  ...details.groups.flatMap(({ words }) => words),
  'a person',
  'people',
  'children',
  'a group of people',
  'a group of children',
]);

/** Those that it can count. */
export const COUNTED = all([
  ...Object.values(OBJECT_WORDS).map(({ one }) => one),
  ...Object.values(PEOPLE).map(([one]) => one),
]);

/** What people and animals do, and have with them. */
export const ACTIONS = all([
  ...wordsOf('doing'),
  ...Object.values(ACTIVITIES).map(([doing]) => doing),
  ...Object.values(COMPANIONS),
  ...Object.values(WORN),
  ...[...GAMES].map((game) => `playing ${game}`),
  ...Object.values(MOUNTS).map((mount) => `riding ${mount}`),
]);

export const PLACES = all([
  ...wordsOf('where'),
  ...Object.values(SURFACES),
  ...Object.values(TABLES),
  DESK,
  ON_WATER,
  ...Object.values(OCCASIONS),
  ...Object.values(PEOPLE_PLACES),
]);

/** Things whose color is named, with each color. */
export const COLOURED = Object.entries(OBJECT_COLOURS).flatMap(([label, colours]) =>
  colours.map((colour) => ({ noun: OBJECT_WORDS[Number(label)]?.one ?? '', colour })),
);

/** What can be next to a subject, or added. */
export const BESIDE = all([
  ...Object.values(OBJECT_WORDS).map(({ one }) => one),
  ...wordsOf('thing', 'scene'),
]);
