import type { ConceptWords } from '../concepts/concept-phrases.ts';
import { COMPOUNDS } from './compounds.ts';
import { type ConceptIndex, indexConcepts } from './concept-index.ts';
import { foldedWords, isSpaceless } from './folded-words.ts';
import { pushTo } from '../push-to.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** This many people or more are a group. */
const FEWEST_OF_GROUP = 3;

/**
 * Returns what people type to find this many people: "2 people", "two people", "a group". In English, into which all
 * queries are translated; empty if the number is unknown or zero, which nobody searches for.
 */
function peopleText(count: number | undefined): string {
  if (count === undefined || count === 0) return '';
  const noun = count === 1 ? 'person' : 'people';
  const word = NUMBERS[count];
  const named = [`${count} ${noun}`, ...(word === undefined ? [] : [`${word} ${noun}`])];
  return [...named, ...(count >= FEWEST_OF_GROUP ? ['group of people'] : [])].join(', ');
}

/** The searchable texts of a photo. All are untrusted. */
export interface SearchedPhoto {
  readonly id: string;
  /** Its current name. */
  readonly name?: string | undefined;
  /** As written by the engine: in English, or in the person's language. */
  readonly description?: string | undefined;
  /** The description in English, if the other one isn't. */
  readonly english?: string | undefined;
  readonly category?: string | undefined;
  /** Its current folder, with slashes. */
  readonly folder?: string | undefined;
  /** Its original name and folders. */
  readonly original?: string | undefined;
  /** What people wrote about it: captions, keywords, names. */
  readonly said?: string | undefined;
  readonly place?: string | undefined;
  readonly camera?: string | undefined;
  /** How many people it shows; undefined if unknown. */
  readonly peopleCount?: number | undefined;
  /** Text recognized in it. */
  readonly readText?: string | undefined;
  /** What the engine saw and may not have mentioned; see `writeConcepts`. */
  readonly concepts?: string | undefined;
  /** The day it was taken, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

/**
 * The texts of a photo, and the weight of a word in each. A word of the name that isn't in the description was chosen
 * by a person (`given`).
 */
export const FIELD_WEIGHTS = {
  name: 10,
  given: 10,
  description: 6,
  said: 6,
  place: 6,
  category: 4,
  folder: 4,
  original: 4,
  camera: 3,
  people: 3,
  read: 3,
} as const;

type Field = keyof typeof FIELD_WEIGHTS;

export const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** Written only by engines, in English. */
export const ENGLISH_FIELDS: ReadonlySet<Field> = new Set(['name', 'description', 'category', 'people']);

/** Photos, indexed for search. */
export interface PhotoIndex {
  readonly photos: readonly SearchedPhoto[];
  /** For each word: a number for each photo and field that has it, see {@link placeOf}. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** All words, sorted. */
  readonly words: readonly string[];
  /** Those of scripts without spaces between words. */
  readonly spaceless: readonly string[];
  /** The photos of each category. */
  readonly byCategory: ReadonlyMap<string, readonly number[]>;
  /** The words of each photo's fields, for phrases. */
  readonly texts: readonly (readonly (readonly string[])[])[];
  /** What the engine saw in the photos. */
  readonly concepts: ConceptIndex;
}

/** Returns a number for a photo and one of its fields. */
function placeOf(photo: number, field: number): number {
  return photo * FIELDS.length + field;
}

export function photoAt(place: number): number {
  return Math.floor(place / FIELDS.length);
}

export function fieldAt(place: number): Field {
  return FIELDS[place % FIELDS.length] ?? 'original';
}

/**
 * Builds the index. Takes time by the length of all texts; searching doesn't.
 *
 * @param conceptWords what people call the concepts, in English
 */
export function indexPhotos(photos: readonly SearchedPhoto[], conceptWords: ConceptWords): PhotoIndex {
  const places = new Map<string, number[]>();
  const byCategory = new Map<string, number[]>();
  const texts = photos.map((photo, at) => {
    const fields = fieldsOf(photo);
    fields.forEach((words, field) => {
      for (const word of new Set(withoutCompounds(words))) pushTo(places, word, placeOf(at, field));
    });
    if (photo.category !== undefined) pushTo(byCategory, photo.category, at);
    return fields;
  });
  const words = [...places.keys()].toSorted();
  const concepts = indexConcepts(
    photos.map((photo) => photo.concepts),
    conceptWords,
  );
  return { photos, places, words, spaceless: words.filter(isSpaceless), byCategory, texts, concepts };
}

function fieldsOf(photo: SearchedPhoto): string[][] {
  const described = foldedWords(`${photo.description ?? ''} ${photo.english ?? ''}`);
  const name = foldedWords(photo.name ?? '');
  const inDescription = new Set(described);
  const byField: Readonly<Record<Field, string[]>> = {
    name,
    given: name.filter((word) => !inDescription.has(word)),
    description: described,
    said: foldedWords(photo.said ?? ''),
    place: foldedWords(photo.place ?? ''),
    category: foldedWords(photo.category ?? ''),
    folder: foldedWords(photo.folder ?? ''),
    original: foldedWords(photo.original ?? ''),
    camera: foldedWords(photo.camera ?? ''),
    people: foldedWords(peopleText(photo.peopleCount)),
    read: foldedWords(photo.readText ?? ''),
  };
  return FIELDS.map((field) => byField[field]);
}

/** The words without the last ones of compounds: a hot dog isn't a dog. As phrases they are found in `texts`. */
function withoutCompounds(words: readonly string[]): string[] {
  return words.filter((word, at) => !COMPOUNDS.get(words[at - 1] ?? '')?.has(word));
}
