import { kindOfConcept, likelyNamed } from '../concepts/concept.ts';
import { readConcepts } from '../concepts/concept-record.ts';
import { type ConceptWords, phrasesOf, wordsOfCategory } from '../concepts/concept-phrases.ts';
import type { ConceptKind } from '../concepts/limits.ts';
import { COMPOUNDS } from './compounds.ts';
import type { Phrase, QueryTerm } from './query.ts';
import { formsOf } from './word-forms.ts';
import { pushTo } from '../push-to.ts';

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
  for (const id of meantBy(index, term)) {
    const [seen, kind] = [index.seen.get(id), kindOfConcept(id)];
    if (!seen || !kind) continue;
    const known = byKind.get(kind) ?? new Float32Array(index.photos);
    byKind.set(kind, known);
    const { photos, probabilities } = seen;
    for (let at = 0; at < photos.length; at += 1) {
      const [photo = 0, probability = 0] = [photos[at], probabilities[at]];
      const before = known[photo] ?? 0;
      // A photo has at most one class, so the probabilities of all breeds add up to that of a dog.
      known[photo] = kind === 'class' ? before + probability : Math.max(before, probability);
    }
  }
  if (byKind.size === 0) return scores;
  for (let photo = 0; photo < index.photos; photo += 1) {
    let unlikely = 1;
    for (const [kind, probabilities] of byKind) {
      const probability = probabilities[photo] ?? 0;
      if (probability > 0) unlikely *= 1 - likelyNamed(kind, probability);
    }
    if (1 - unlikely >= least) scores.set(photo, 1 - unlikely);
  }
  return scores;
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
