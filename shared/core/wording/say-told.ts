import type { Hint } from '../hints/photo-hints.ts';
import type { ImageAnalysis } from '../image-analysis.ts';
import { TELLING_WORDS } from '../limits.ts';
import { characters, nameInStyle, standsAlone, withoutArticle } from '../naming/short-name.ts';
import { BIRD_NOUNS } from './living.ts';
import { type DescriptionParts, PERSON_NOUNS, SAID_COLOURS, type SaidThing } from './parts.ts';
import { capitalized } from './phrases.ts';
import type { Opening, Tongue, Vocabulary } from './tongue.ts';

/** A photo's texts in one language. */
export interface SaidInLanguage {
  readonly description: string;
  /** The short name; see `shortName`. */
  readonly name: string;
  /** As `NameMarks` has them. */
  readonly telling: readonly string[];
}

/**
 * Says an analysis in a language, after what a person wrote about the photo.
 *
 * @param hint what `joinHints` put before the description
 * @returns undefined for analyses without parts that the language knows
 */
export function sayTold(
  { parts }: Pick<ImageAnalysis, 'parts'>,
  hint: Hint | undefined,
  tongue: Tongue,
): SaidInLanguage | undefined {
  const worded = parts && compose(parts, tongue);
  if (!worded) return undefined;
  const { naming, colon, stop } = tongue;
  if (!hint) return said(worded.description, worded.names, worded.telling, tongue);
  const first = capitalized(hint.text);
  if (hint.use === 'sentence' && standsAlone(first)) {
    const telling: Worded['telling'] = (isFirst) => [worded.bare, ...worded.telling(isFirst)];
    return said(`${first}${stop}${worded.description}`, [first], telling, tongue);
  }
  const bare = withoutArticle(worded.bare, naming);
  const names = worded.names.map((name) => `${first} ${withoutArticle(name, naming)}`);
  return said(`${first}${colon}${bare}${worded.rest}`, [...names, first], worded.telling, tongue);
}

function said(
  description: string,
  names: readonly string[],
  telling: Worded['telling'],
  { naming }: Tongue,
): SaidInLanguage {
  const name = nameInStyle(names, naming);
  const marks = telling(!name.split('_').includes(naming.with ?? ''))
    .map((text) => `_${nameInStyle([text], naming)}`)
    .filter((mark) => mark.length > 1 && characters(mark).length <= TELLING_WORDS.length)
    .filter((mark) => !saysAlready(name, mark));
  return { description, name, telling: [...new Set(marks)].slice(0, TELLING_WORDS.most) };
}

/** A desktop computer needs no "with a desk" in languages that call both the same: "ordinateur de bureau". */
function saysAlready(name: string, mark: string): boolean {
  const last = mark.split('_').at(-1) ?? '';
  return `_${name}_`.toLowerCase().includes(`_${last.toLowerCase()}_`) || name.includes(mark);
}

/** A description in one language. */
interface Worded {
  /** A sentence. */
  readonly description: string;
  /** The content of the first sentence, for combining it with preceding text. */
  readonly bare: string;
  /** The description after its first sentence, from its period on. */
  readonly rest: string;
  /** Phrases for the file's name, each without a part of the one before: "a dog on a beach", "a dog". */
  readonly names: readonly string[];
  /** Phrases that distinguish its name from equal ones, best first. @param isFirst whether it has no things yet */
  readonly telling: (isFirst: boolean) => readonly string[];
}

/**
 * Puts the parts of a description into a language.
 *
 * @returns undefined if the language lacks one of the words, because parts may come from a newer engine
 */
export function compose(parts: DescriptionParts, { words, grammar }: Tongue): Worded | undefined {
  if (!isKnown(parts, words)) return undefined;
  const { beside = [], also = [] } = parts;
  const title = parts.title && grammar.title(parts.title);
  const doing = parts.doing === undefined ? undefined : actionOf(parts.doing, parts.subject, words);
  const place = parts.place === undefined ? undefined : words.places.get(parts.place);
  const openings = title
    ? [title.phrase]
    : shortened({ subject: undressed(parts), beside, doing, place }).map((said) =>
        grammar.opening(said, words),
      );
  const [opening = ''] = openings;
  const isGrey = parts.isBlackAndWhite === true;
  const description = grammar.sentence(opening, isGrey);
  const bares = openings.map((one) => grammar.bare(one));
  const [bare = ''] = bares;
  return {
    description,
    bare,
    rest: description.slice(capitalized(opening).length),
    names: title ? [title.name] : [...(isGrey ? [grammar.inBlackAndWhite(bare)] : []), ...bares],
    telling: (isFirst) => also.map((thing) => grammar.telling(thing, words, isFirst)),
  };
}

function actionOf(doing: string, subject: readonly SaidThing[], words: Vocabulary): string | undefined {
  const areAll = (nouns: ReadonlySet<string>) =>
    subject.length > 0 && subject.every(({ noun }) => nouns.has(noun));
  const ofBirds = areAll(BIRD_NOUNS) ? words.birdActions?.get(doing) : undefined;
  const ofAnimals = areAll(words.animals) ? words.animalActions?.get(doing) : undefined;
  return ofBirds ?? ofAnimals ?? words.actions.get(doing);
}

/** Somebody "in blue wearing a jacket" is dressed twice, so that only the jacket is said. */
function undressed({ subject, doing = '' }: DescriptionParts): readonly SaidThing[] {
  if (!doing.startsWith('wearing ')) return subject;
  return subject.map(({ colour, ...thing }) =>
    colour === undefined || PERSON_NOUNS.has(thing.noun) ? thing : { ...thing, colour },
  );
}

/** Returns an opening, and then what is left of it as one part after the other is left out. */
function shortened(whole: Opening): readonly Opening[] {
  const { subject } = whole;
  const withoutThings = { ...whole, beside: [] };
  const withoutPlace = { ...withoutThings, place: undefined };
  const fewer = subject.map((_, index) => subject.slice(0, subject.length - index));
  return [whole, withoutThings, withoutPlace, ...fewer.map(openingOf)];
}

function openingOf(subject: readonly SaidThing[]): Opening {
  return { subject, beside: [], doing: undefined, place: undefined };
}

function isKnown(
  { subject, title, doing, place, beside = [], also = [] }: DescriptionParts,
  words: Vocabulary,
) {
  return (
    (subject.length > 0 || title !== undefined) &&
    [...subject, ...beside, ...also].every((thing) => isNamed(thing, words)) &&
    (doing === undefined || words.actions.has(doing)) &&
    (place === undefined || words.places.has(place))
  );
}

function isNamed({ noun, count, isMany, colour }: SaidThing, { nouns, plurals }: Vocabulary): boolean {
  const isColour = colour === undefined || SAID_COLOURS.some((known) => known === colour);
  const isPlural = count !== undefined || isMany === true;
  return isColour && nouns.has(noun) && (!isPlural || plurals.has(noun));
}
