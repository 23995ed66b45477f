import { type DescriptionParts, SAID_COLOURS, type SaidThing } from './parts.ts';
import { capitalized } from './phrases.ts';
import type { Tongue, Vocabulary } from './tongue.ts';

/** A description in one language. */
export interface Worded {
  /** A sentence. */
  readonly description: string;
  /** The content of the first sentence, for combining it with preceding text. */
  readonly bare: string;
  /** The description after its first sentence, from its period on. */
  readonly rest: string;
  /** The phrase for the file's name. */
  readonly name: string;
  /** Phrases that distinguish its name from equal ones, best first. */
  readonly telling: readonly string[];
}

/**
 * Puts the parts of a description into a language.
 *
 * @returns undefined if the language lacks one of the words, because parts may come from a newer engine
 */
export function compose(parts: DescriptionParts, { words, grammar }: Tongue): Worded | undefined {
  if (!isKnown(parts, words)) return undefined;
  const { subject, beside = [], also = [] } = parts;
  const title = parts.title && grammar.title(parts.title);
  const doing = parts.doing === undefined ? undefined : words.actions.get(parts.doing);
  const place = parts.place === undefined ? undefined : words.places.get(parts.place);
  const opening = title?.phrase ?? grammar.opening({ subject, beside, doing, place }, words);
  const description = grammar.sentence(opening, parts.isBlackAndWhite === true);
  const bare = grammar.bare(opening);
  return {
    description,
    bare,
    rest: description.slice(capitalized(opening).length),
    name: title?.name ?? bare,
    telling: also.map((thing) => grammar.telling(thing, words, beside.length === 0)),
  };
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
