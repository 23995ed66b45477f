import { likelyNamed } from '../concepts/concept.ts';
import { colourConcept, numberConcept, type SearchedColour, WHOLE_PICTURE } from '../concepts/qualities.ts';
import { type ConceptIndex, type ConceptScores, conceptScores, labelsOf } from './concept-index.ts';
import { FIELDS, fieldAt, photoAt, type PhotoIndex, weightOf } from './photo-index.ts';
import { BLACK_AND_WHITE } from './qualities.ts';
import type { Quality, QueryTerm, SearchQuery } from './query.ts';
import { alike } from './synonyms.ts';
import { formsOf } from './word-forms.ts';
import { type Scores, scoresOf } from './word-scores.ts';

/** What tells that photos have what a term asks for. */
export interface Evidence {
  /** Texts, which are certain. */
  readonly words: Scores;
  /** What was seen, from 0 to 1. */
  readonly looks: ConceptScores;
}

/** The detector's label for people. */
const PERSON = 0;
/** How many words may be between a color or number and its thing: "two black and white dogs". */
const REACH = 4;
/** How likely clothes are there if the person who was seen has their color. */
const WORN = 0.8;

const PEOPLE = wordsAlike('person');
/** A person's color is that of these, and not of what is on head, hands and feet. */
const CLOTHES = new Set(
  [...wordsAlike('clothes')].filter(
    (word) => !['hat', 'shoe', 'sock', 'glove', 'mitten'].some((kind) => wordsAlike(kind).has(word)),
  ),
);

/**
 * Returns what tells that photos have what a term asks for, with the colors and the number of the thing.
 *
 * @param least the minimum likelihood of a look, from 0 to 1; colors and numbers may leave less
 */
export function evidenceOf(index: PhotoIndex, term: QueryTerm, query: SearchQuery, least: number): Evidence {
  const words = scoresOf(index, term, query);
  const looks = conceptScores(index.concepts, term, least);
  if (term.meant && words.size === 0 && looks.size === 0) {
    const { qualities } = term;
    return evidenceOf(index, { ...term.meant, qualities }, query, least);
  }
  if (term.qualities.length > 0) return withQualities(index, term, { words, looks });
  const { colour } = term;
  if (colour === undefined) return { words, looks };
  const all = withColour(index.concepts, colour, looks);
  return { words, looks: new Map([...all].filter(([, likely]) => likely >= least)) };
}

/** A color on its own is that of any thing. */
function withColour(index: ConceptIndex, colour: SearchedColour, looks: ConceptScores): Map<number, number> {
  const all = new Map(looks);
  for (let label = 0; label <= WHOLE_PICTURE; label += 1) {
    raiseBy(all, index, colourConcept(label, colour), 'color');
  }
  return all;
}

/** A thing with its colors and number: each is told beside it, or was seen in it. */
function withQualities(index: PhotoIndex, term: QueryTerm, { words, looks }: Evidence): Evidence {
  const isWorn = isAmong(term, CLOTHES);
  const labels = labelsOf(index.concepts, term);
  if (isWorn || isAmong(term, PEOPLE)) labels.add(PERSON);
  const told = new Map(words);
  let seen = new Map([...looks, ...[...words.keys()].map((photo) => [photo, 1] as const)]);
  for (const quality of term.qualities) {
    const inTexts = toldOf(index, term, quality);
    const shown = shownOf(index.concepts, labels, quality);
    const isRanking = quality.isRough === true && labels.size === 0;
    const next = new Map<number, number>();
    for (const photo of isWorn ? new Set([...seen.keys(), ...shown.keys()]) : seen.keys()) {
      const isOpen = isRanking || (quality.isRough === true && index.photos[photo]?.concepts === undefined);
      const isTold = inTexts.has(photo);
      if (isTold) raiseTold(told, photo, inTexts.get(photo) ?? 0);
      else if (!isOpen) told.delete(photo);
      const thing = seen.get(photo) ?? 0;
      const likely =
        isTold || isOpen ? thing : (shown.get(photo) ?? 0) * (isWorn ? Math.max(thing, WORN) : thing);
      if (likely > 0) next.set(photo, likely);
    }
    seen = next;
  }
  return { words: told, looks: seen };
}

function raiseTold(told: Scores, photo: number, by: number): void {
  const score = told.get(photo);
  if (score !== undefined) told.set(photo, score + by);
}

/** The photos with a text that has the quality right before or after the thing, and the weight of that text. */
function toldOf(index: PhotoIndex, term: QueryTerm, { words, isOfPicture }: Quality): Scores {
  const nouns = new Set(phrasesOf(term).flatMap((phrase) => Array.from(formsOf(phrase.at(-1) ?? ''))));
  const told: Scores = new Map();
  for (const word of words) {
    for (const place of index.places.get(word) ?? []) {
      const text = index.texts[photoAt(place)]?.[place % FIELDS.length] ?? [];
      const isNear = text.some(
        (one, at) =>
          one === word &&
          (nouns.has(text[at - 1] ?? '') || text.slice(at + 1, at + REACH).some((near) => nouns.has(near))),
      );
      const isTold = isNear || (isOfPicture === true && text.join(' ').includes(BLACK_AND_WHITE));
      const photo = photoAt(place);
      if (isTold) told.set(photo, Math.max(told.get(photo) ?? 0, weightOf(fieldAt(place))));
    }
  }
  return told;
}

/** Photos in which the quality was seen in a thing of these labels, or for lack of labels in the whole picture. */
function shownOf(
  index: ConceptIndex,
  labels: ReadonlySet<number>,
  { colour, count }: Quality,
): Map<number, number> {
  const shown = new Map<number, number>();
  if (colour) {
    for (const label of labels.size > 0 ? labels : [WHOLE_PICTURE])
      raiseBy(shown, index, colourConcept(label, colour), 'color');
  } else if (count !== undefined) {
    for (const label of labels) raiseBy(shown, index, numberConcept(label, count), 'number');
  }
  return shown;
}

function raiseBy(
  scores: Map<number, number>,
  { seen }: ConceptIndex,
  id: number,
  kind: 'color' | 'number',
): void {
  const { photos = [], probabilities = [] } = seen.get(id) ?? {};
  photos.forEach((photo, at) => {
    scores.set(photo, Math.max(scores.get(photo) ?? 0, likelyNamed(kind, probabilities[at] ?? 0)));
  });
}

function phrasesOf({ words, translations, synonyms }: QueryTerm): (readonly string[])[] {
  return [...(translations.length > 0 ? [] : [words]), ...translations, ...synonyms];
}

function isAmong(term: QueryTerm, all: ReadonlySet<string>): boolean {
  return [term.words, ...term.translations].some((phrase) =>
    [...formsOf(phrase.join(' '))].some((form) => all.has(form)),
  );
}

function wordsAlike(word: string): Set<string> {
  return new Set([word, ...alike([word]).phrases.map((phrase) => phrase.join(' '))]);
}
