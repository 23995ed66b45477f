import { entriesOf } from '#core/wording/entries.ts';
import { NARROWER_WORDS, WORDS_ALONE } from './lexicon-table.ts';
import { OBJECT_WORDS } from './objects.ts';
import { PHOTO_WORDS } from './photo-words.ts';

/**
 * The most nouns that a general word may have for two of them to be names of the same thing: two kinds of computer may
 * be one computer, but two containers in a photo are a vase and a bowl.
 */
const MOST_COUSINS = 6;

const NARROWER: ReadonlyMap<string, readonly string[]> = new Map(
  [...entriesOf(NARROWER_WORDS)].map(([wider, nouns]) => [wider, nouns.split(', ')]),
);

/** Every noun that the engine can say, with its article, and the more general words for them. */
export const LEXICON_NOUNS: readonly string[] = [
  ...new Set([...NARROWER.keys(), ...[...NARROWER.values()].flat()]),
  ...WORDS_ALONE.trim().split(/,\s+/u),
];

/** How many nouns are kinds of each general word. */
const KIND_COUNTS: ReadonlyMap<string, number> = new Map(
  [...NARROWER.keys()].map((wider) => [wider, kindsOf(wider).size]),
);

/** For every noun, the more general ones: those with fewer kinds are nearer. */
const WIDER: ReadonlyMap<string, readonly string[]> = widerOfAll();

/**
 * Nouns of the networks that name each thing in a photo: two of them are two things. The classes are names for the
 * whole photo, so two of those may be the same thing.
 */
const NAMED_APART: ReadonlySet<string> = new Set([
  ...Object.values(OBJECT_WORDS).map(({ one }) => one),
  ...PHOTO_WORDS.map(({ phrase }) => phrase),
]);

/**
 * Returns the more general nouns, nearest first: "a pug" is "a dog" and "an animal".
 *
 * @param noun with its article
 * @returns nothing for a noun that the engine doesn't know
 */
export function widerNouns(noun: string): readonly string[] {
  return WIDER.get(noun) ?? [];
}

/** Whether a noun is the same as another one, or a kind of it. */
export function isKindOf(noun: string, wider: string): boolean {
  return noun === wider || widerNouns(noun).includes(wider);
}

/**
 * Whether two nouns may name the same thing: one is a kind of the other, or both are of the same narrow kind, as a
 * wine glass and a goblet are.
 */
export function areOfOneBranch(one: string, other: string): boolean {
  if (isKindOf(one, other) || isKindOf(other, one)) return true;
  if (NAMED_APART.has(one) && NAMED_APART.has(other)) return false;
  return widerNouns(one).some(
    (wider) => KIND_COUNTS.get(wider)! <= MOST_COUSINS && widerNouns(other).includes(wider),
  );
}

/** All nouns that are kinds of one, however far below. */
function kindsOf(wider: string): Set<string> {
  const kinds = new Set(NARROWER.get(wider));
  // A set passes its new members too.
  for (const noun of kinds) for (const kind of NARROWER.get(noun) ?? []) kinds.add(kind);
  return kinds;
}

function widerOfAll(): Map<string, readonly string[]> {
  const nearestFirst = [...NARROWER.keys()].toSorted((a, b) => KIND_COUNTS.get(a)! - KIND_COUNTS.get(b)!);
  const all = new Map<string, string[]>();
  for (const wider of nearestFirst)
    for (const noun of kindsOf(wider)) {
      const known = all.get(noun);
      if (known) known.push(wider);
      else all.set(noun, [wider]);
    }
  return all;
}
