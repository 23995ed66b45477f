import { conceptId, kindOfConcept, likelyNamed } from '../concepts/concept.ts';
import { readConcepts } from '../concepts/concept-record.ts';
import { type ConceptWords, phrasesOf, wordsOfCategory } from '../concepts/concept-phrases.ts';
import { CONCEPT_IDS, type ConceptKind } from '../concepts/limits.ts';
import { COMPOUNDS } from './compounds.ts';
import type { Phrase, QueryTerm } from './query.ts';
import { formsOf } from './word-forms.ts';
import { pushTo } from '../push-to.ts';

/** Man, woman, boy, girl, child and baby in the word head, and the detector's person. */
const PERSON_KINDS = [0, 1, 2, 3, 4, 5].map((at) => conceptId('word', at));
const PERSON = conceptId('object', 0);
/** ImageNet's classes begin with the animals; the detector has them from the bird to the giraffe. */
const ANIMAL_CLASS_COUNT = 398;
const [FIRST_ANIMAL, LAST_ANIMAL] = [conceptId('object', 15), conceptId('object', 24)];
/** An animal that is less likely than this share of another one is none. */
const RIVALED = 0.8;
/** Where all kinds together are less likely than this, none is. */
const FEWEST_OF_KINDS = 0.3;

/** How likely photos show what is meant, from 0 to 1, by photo number; those below the threshold are missing. */
export type ConceptScores = ReadonlyMap<number, number>;

/** The photos in which a concept was seen, and in the same order how likely. */
interface Seen {
  readonly photos: number[];
  readonly probabilities: number[];
}

/** A phrase for a concept. */
interface Named {
  readonly id: number;
  readonly phrase: Phrase;
}

/** What was seen in photos, indexed for search. */
export interface ConceptIndex {
  /** How many photos there are. */
  readonly photos: number;
  readonly seen: ReadonlyMap<number, Seen>;
  /** By the last word of each phrase. */
  readonly named: ReadonlyMap<string, readonly Named[]>;
}

/**
 * Reads the records of photos. Unreadable ones count as missing.
 *
 * @param records by photo number
 * @param words what people call the concepts
 */
export function indexConcepts(records: readonly (string | undefined)[], words: ConceptWords): ConceptIndex {
  const seen = new Map<number, Seen>();
  records.forEach((record, photo) => {
    for (const { id, probability } of (record === undefined ? undefined : readConcepts(record)) ?? []) {
      const known = seen.get(id);
      if (known) {
        known.photos.push(photo);
        known.probabilities.push(probability);
      } else seen.set(id, { photos: [photo], probabilities: [probability] });
    }
  });
  const named = new Map<string, Named[]>();
  for (const id of seen.keys()) {
    for (const phrase of phrasesOf(words.get(id) ?? '')) {
      const last = phrase.at(-1) ?? '';
      pushTo(named, last, { id, phrase });
    }
  }
  return { photos: records.length, seen, named };
}

/**
 * Finds photos that look like what a term means; none for terms in quotation marks. Evidence of several kinds adds
 * up.
 *
 * @param least the minimum likelihood, from 0 to 1
 */
export function conceptScores(index: ConceptIndex, term: QueryTerm, least: number): ConceptScores {
  const scores = new Map<number, number>();
  if (index.seen.size === 0 || term.isExact) return scores;
  const byKind = new Map<ConceptKind, Float32Array>();
  const meant = meantBy(index, term);
  for (const id of meant) {
    const [seen, kind] = [index.seen.get(id), kindOfConcept(id)];
    if (!seen || !kind) continue;
    const known = byKind.get(kind) ?? new Float32Array(index.photos);
    byKind.set(kind, known);
    const { photos, probabilities } = seen;
    for (let at = 0; at < photos.length; at += 1) {
      const [photo = 0, probability = 0] = [photos[at], probabilities[at]];
      const before = known[photo] ?? 0;
      known[photo] = togetherAs(kind, before, probability);
    }
  }
  if (byKind.size === 0) return scores;
  const people = kindsOfPeople(index, meant);
  const rivals = rivalsOf(index, meant);
  for (let photo = 0; photo < index.photos; photo += 1) {
    let unlikely = 1;
    for (const [kind, probabilities] of byKind) {
      const probability = probabilities[photo] ?? 0;
      if (probability > 0) unlikely *= 1 - likelyNamed(kind, probability);
    }
    const likely = Math.max(1 - unlikely, people?.[photo] ?? 0);
    if (likely >= least && likely >= RIVALED * (rivals?.[photo] ?? 0)) scores.set(photo, likely);
  }
  return scores;
}

/**
 * How likely the people in photos are of the kinds that a term means. The kinds share the probability of a person: a
 * photo with one may show a man at 0.3 and a boy at 0.2, and nobody else.
 */
function kindsOfPeople(index: ConceptIndex, meant: ReadonlySet<number>): Float32Array | undefined {
  const own = PERSON_KINDS.filter((id) => meant.has(id));
  if (own.length === 0) return undefined;
  const likely = probabilitiesOf(index, own);
  const all = probabilitiesOf(index, PERSON_KINDS);
  const person = index.seen.get(PERSON);
  const shares = new Float32Array(index.photos);
  person?.photos.forEach((photo, at) => {
    const share = (likely[photo] ?? 0) / Math.max(all[photo] ?? 0, FEWEST_OF_KINDS);
    shares[photo] = share * likelyNamed('object', person.probabilities[at] ?? 0);
  });
  return shares;
}

/**
 * How likely photos show another animal than those meant: where a dog is certain, what looks a little like a horse is
 * the dog.
 */
function rivalsOf(index: ConceptIndex, meant: ReadonlySet<number>): Float32Array | undefined {
  // A breed has no rivals: the dog that is seen as well may be of that breed.
  if (![...meant].some((id) => id >= FIRST_ANIMAL && id <= LAST_ANIMAL)) return undefined;
  const others = [...index.seen.keys()].filter((id) => isAnimal(id) && !meant.has(id));
  const rivals = probabilitiesOf(index, others.filter(isClass)).map((sum) => likelyNamed('class', sum));
  for (const id of others) {
    const one = isClass(id) ? undefined : index.seen.get(id);
    one?.photos.forEach((photo, at) => {
      rivals[photo] = Math.max(rivals[photo] ?? 0, likelyNamed('object', one.probabilities[at] ?? 0));
    });
  }
  return rivals;
}

function isClass(id: number): boolean {
  return kindOfConcept(id) === 'class';
}

function isAnimal(id: number): boolean {
  return id < ANIMAL_CLASS_COUNT || (id >= FIRST_ANIMAL && id <= LAST_ANIMAL);
}

function probabilitiesOf({ photos, seen }: ConceptIndex, ids: readonly number[]): Float32Array {
  const sums = new Float32Array(photos);
  for (const id of ids) {
    const one = seen.get(id);
    one?.photos.forEach((photo, at) => (sums[photo] = (sums[photo] ?? 0) + (one.probabilities[at] ?? 0)));
  }
  return sums;
}

/**
 * A photo has at most one class, so the probabilities of all breeds add up to that of a dog. Words are said one by one.
 */
function togetherAs(kind: ConceptKind, one: number, other: number): number {
  if (kind === 'class') return one + other;
  return kind === 'word' ? one + other - one * other : Math.max(one, other);
}

/** Returns the detector's labels for what a term means. */
export function labelsOf(index: ConceptIndex, term: QueryTerm): Set<number> {
  const { first } = CONCEPT_IDS.object;
  return new Set(
    [...meantBy(index, term)].flatMap((id) => (kindOfConcept(id) === 'object' ? [id - first] : [])),
  );
}

/** Returns the concepts that a term means: as typed, in English, its synonyms, and its kinds. */
function meantBy({ named }: ConceptIndex, term: QueryTerm): Set<number> {
  const meant = new Set<number>();
  const typed = term.translations.length > 0 ? term.translations : [term.words];
  for (const phrase of [...typed, ...term.synonyms]) {
    for (const last of formsOf(phrase.at(-1) ?? '')) {
      for (const { id, phrase: name } of named.get(last) ?? []) if (endsAs(name, phrase)) meant.add(id);
    }
  }
  for (const category of term.categories) {
    for (const phrase of phrasesOf(wordsOfCategory(category))) {
      for (const { id, phrase: name } of named.get(phrase.at(-1) ?? '') ?? []) {
        if (kindOfConcept(id) === 'category' && name.join(' ') === phrase.join(' ')) meant.add(id);
      }
    }
  }
  return meant;
}

/** Returns whether a concept's phrase ends with these words and means the same: a hot dog isn't a dog. */
function endsAs(name: Phrase, words: Phrase): boolean {
  const from = name.length - words.length;
  if (from < 0 || words.slice(0, -1).some((word, at) => word !== name[from + at])) return false;
  return from === 0 || words.length > 1 || !COMPOUNDS.get(name[from - 1] ?? '')?.has(name.at(-1) ?? '');
}
