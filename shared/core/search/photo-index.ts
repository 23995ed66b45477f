import type { PlacedPhoto } from '../batch/batch-event.ts';
import type { ConceptWords } from '../concepts/concept-phrases.ts';
import { COMPOUNDS } from './compounds.ts';
import { type ConceptIndex, indexConcepts } from './concept-index.ts';
import { foldedWords, isSpaceless } from './folded-words.ts';
import { FILM_WORDS } from './read-film.ts';
import type { FactFor } from '../facts/fact-table.ts';
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

type SearchedFacts = { readonly [Name in FactFor<'search'>]?: PlacedPhoto[Name] | undefined };

/** The searchable texts of a photo, and its facts that `FACTS` names for search. All are untrusted. */
export interface SearchedPhoto extends SearchedFacts {
  readonly id: string;
  /** Its current name. */
  readonly name?: string | undefined;
  /** Its current folder, with slashes. */
  readonly folder?: string | undefined;
  /** Its original name and folders. */
  readonly original?: string | undefined;
  /** What people wrote about it: captions, keywords, names. */
  readonly said?: string | undefined;
  readonly place?: string | undefined;
  /** The day it was taken, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

/** A text of a photo that is searched. */
interface SearchedText {
  /** The weight of a word in it. */
  readonly weight: number;
  /** Whether only engines write it, in English. */
  readonly isEnglish?: true;
  readonly wordsOf: (photo: SearchedPhoto) => readonly string[];
}

/** The words of all texts of a photo that describe it. */
function describedBy({ description, english }: SearchedPhoto): string[] {
  return foldedWords(`${description ?? ''} ${english ?? ''}`);
}

/**
 * The texts of a photo. A word of the name that isn't in the description was chosen by a person (`given`), so it counts
 * twice.
 */
const TEXTS = {
  name: { weight: 10, isEnglish: true, wordsOf: ({ name = '' }) => foldedWords(name) },
  given: {
    weight: 10,
    wordsOf: (photo) => {
      const described = new Set(describedBy(photo));
      return foldedWords(photo.name ?? '').filter((word) => !described.has(word));
    },
  },
  description: { weight: 6, isEnglish: true, wordsOf: describedBy },
  said: { weight: 6, wordsOf: ({ said = '' }) => foldedWords(said) },
  place: { weight: 6, wordsOf: ({ place = '' }) => foldedWords(place) },
  category: { weight: 4, isEnglish: true, wordsOf: ({ category = '' }) => foldedWords(category) },
  folder: { weight: 4, wordsOf: ({ folder = '' }) => foldedWords(folder) },
  original: { weight: 4, wordsOf: ({ original = '' }) => foldedWords(original) },
  camera: { weight: 3, wordsOf: ({ camera = '' }) => foldedWords(camera) },
  people: {
    weight: 3,
    isEnglish: true,
    wordsOf: ({ peopleCount }) => foldedWords(peopleText(peopleCount)),
  },
  film: { weight: 3, wordsOf: ({ filmSeconds }) => (filmSeconds === undefined ? [] : FILM_WORDS) },
  read: { weight: 3, wordsOf: ({ readText = '' }) => foldedWords(readText) },
} as const satisfies Readonly<Record<string, SearchedText>>;

type Field = keyof typeof TEXTS;

export const FIELDS = Object.keys(TEXTS) as Field[];

/** Returns the weight of a word in a text. */
export function weightOf(field: Field): number {
  return TEXTS[field].weight;
}

/** Returns whether only engines write a text, in English. */
export function isEnglishOnly(field: Field): boolean {
  const text: SearchedText = TEXTS[field];
  return text.isEnglish === true;
}

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
    const fields = FIELDS.map((field) => TEXTS[field].wordsOf(photo));
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

/** The words without the last ones of compounds: a hot dog isn't a dog. As phrases they are found in `texts`. */
function withoutCompounds(words: readonly string[]): string[] {
  return words.filter((word, at) => !COMPOUNDS.get(words[at - 1] ?? '')?.has(word));
}
