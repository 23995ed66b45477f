import { saysNothing } from './fillers.ts';
import { colourIn, followsItsThing, sameNumber } from './quality-words.ts';
import type { Quality, QueryTerm, ReadTerm } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Also a picture without colors, unless it tells about a thing. */
export const BLACK_AND_WHITE = 'black and white';
/** Between a thing and the color that it is in: "a girl in pink", "une dame en rouge". */
const IN = new Set(['in', 'im', 'en', 'de']);
/** Between colors: "black and white". */
const AND = new Set(['and', 'und', 'y', 'et', 'と']);

/**
 * Joins colors and numbers with the thing that they tell about: the one after them, as in "two red cars", or else the
 * one before, as in "a girl in pink". Spanish and French colors are first of all those of the thing before: "chien
 * noir". All others stay terms of their own.
 */
export function withQualities(terms: readonly ReadTerm[], vocabulary: Vocabulary): ReadTerm[] {
  const joined: ReadTerm[] = [];
  for (let at = 0; at < terms.length;) {
    const [behind, colours] = qualitiesFrom(terms, at, (term) => followsItsThing(term.words, vocabulary));
    if (behind > 0 && joinBackwards(joined, terms.slice(at, at + behind), colours)) {
      at += behind;
      continue;
    }
    const [length, qualities] = qualitiesFrom(terms, at);
    const held = terms.slice(at, at + length);
    const next = terms[at + length];
    if (held.length === 0) {
      if (next) joined.push(next);
      at += 1;
    } else if (next && isThing(next) && held.every((one) => belongsTo(one, next))) {
      joined.push(told(next, qualities, [...held, next]));
      at += length + 1;
    } else {
      if (!joinBackwards(joined, held, qualities))
        joined.push(...held.filter(({ term }) => !AND.has(term.typed)));
      at += length;
    }
  }
  return joined;
}

/** Adds colors to the thing before them; returns false if there is none. */
function joinBackwards(
  joined: ReadTerm[],
  held: readonly ReadTerm[],
  qualities: readonly Quality[],
): boolean {
  const isIn = IN.has(joined.at(-1)?.term.words.join(' ') ?? '');
  const before = joined.at(isIn ? -2 : -1);
  const areColours = qualities.every(({ colour }) => colour !== undefined);
  if (!areColours || !before || !isThing(before) || !held.every((one) => belongsTo(one, before)))
    return false;
  joined.splice(joined.indexOf(before), joined.length, told(before, qualities, [before, ...held]));
  return true;
}

/** How many terms from here on are colors and numbers of this kind, with what joins them. */
function qualitiesFrom(
  terms: readonly ReadTerm[],
  from: number,
  isOfKind: (term: QueryTerm) => boolean = () => true,
): [length: number, qualities: Quality[]] {
  const qualities: Quality[] = [];
  let length = 0;
  for (let at = from; at < terms.length; at += 1) {
    const term = terms[at]?.term;
    const some = term && isOfKind(term) ? qualitiesOf(term) : [];
    if (some.length > 0) {
      qualities.push(...some);
      length = at - from + 1;
    } else if (qualities.length === 0 || !AND.has(term?.typed ?? '')) break;
  }
  return [length, qualities];
}

function qualitiesOf({ words, translations, isExact, dates }: QueryTerm): Quality[] {
  if (isExact || dates.length > 0) return [];
  const all = [words, ...translations].map((phrase) => phrase.join(' '));
  if (all.includes(BLACK_AND_WHITE)) {
    return (['black', 'white'] as const).map((colour) => ({ words: [colour], colour, isOfPicture: true }));
  }
  for (const word of all) {
    const colour = colourIn(word);
    if (colour) return [{ words: all, colour }];
    const number = sameNumber(word);
    if (number) return [{ words: [...all, ...number.words], count: number.count, isRough: !/\d/.test(word) }];
  }
  return [];
}

function told(thing: ReadTerm, qualities: readonly Quality[], all: readonly ReadTerm[]): ReadTerm {
  const typed = all.map(({ term }) => term.typed).join(' ');
  return { ...thing, term: { ...thing.term, typed, qualities: [...thing.term.qualities, ...qualities] } };
}

function isThing({ term }: ReadTerm): boolean {
  const isWord = term.words.some((word) => /\p{L}/u.test(word));
  return isWord && !term.isExact && !term.isOptional && term.dates.length === 0 && !saysNothing(term);
}

/** Each minus leaves out its own words, but "no red cars" leaves out only cars that are red. */
function belongsTo(quality: ReadTerm, thing: ReadTerm): boolean {
  const isAlike = quality.isUnwanted === thing.isUnwanted && quality.isMeant === thing.isMeant;
  return isAlike && (!thing.isUnwanted || thing.isMeant);
}
