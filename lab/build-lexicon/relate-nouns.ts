import { classSenses } from './class-senses.ts';
import { NOT_ABOVE, SENSES, WIDER } from './corrections.ts';
import { findSenses } from './find-senses.ts';
import { GENERAL_WORDS } from './general-words.ts';
import { senseNamed, type Synset, upFrom, type WordNet } from './wordnet.ts';

/** What the lexicon is made from. */
export interface Sources {
  /** Every noun of the engine; the most common one of several synonyms comes first. */
  readonly nouns: readonly string[];
  /** The words of each class, and ImageNet's names. */
  readonly classWords: readonly string[];
  readonly classNames: readonly string[];
  readonly wordNet: WordNet;
}

/** Where a noun is in WordNet. */
interface Place {
  readonly synset: Synset;
  /** Whether the meaning itself is more general than the noun. */
  readonly isWider: boolean;
}

/** For each meaning, the noun that says it. */
type Said = ReadonlyMap<Synset, string>;

/**
 * Returns for every noun, and every general word, the next more general words. A meaning without a word that one can
 * say of a photo is passed by, so that a beagle is a hound, not a "hunting dog".
 */
export function relateNouns(sources: Sources): Map<string, readonly string[]> {
  const wordNet = withoutWrongSteps(sources.wordNet);
  const said = new Map<Synset, string>();
  const say = (synset: Synset, noun: string) => {
    if (!said.has(synset)) said.set(synset, noun);
  };
  const places = new Map<string, readonly Place[]>();
  for (const [noun, senses] of Object.entries(GENERAL_WORDS)) {
    const synsets = senses.map((sense) => senseNamed(sense, wordNet));
    for (const synset of synsets) say(synset, noun);
    places.set(
      noun,
      synsets.map((synset) => ({ synset, isWider: false })),
    );
  }
  const general = new Set(said.keys());
  const classes = sensesOfClasses(sources);
  for (const noun of sources.nouns.filter((one) => !places.has(one))) {
    const place = placeOf(noun, classes.get(noun) ?? [], general, wordNet);
    places.set(noun, place ? [place] : []);
    if (place && !place.isWider && !Object.hasOwn(WIDER, noun)) say(place.synset, noun);
  }
  const nouns = new Set([...sources.nouns, ...places.keys()]);
  return reduced(
    new Map(
      [...nouns].map((noun) => {
        const found = (places.get(noun) ?? []).flatMap(({ synset }) =>
          nextWider(noun, synset, said, wordNet),
        );
        return [noun, WIDER[noun] ?? [...new Set(found)]];
      }),
    ),
  );
}

function withoutWrongSteps(wordNet: WordNet): WordNet {
  const from = senseNamed(NOT_ABOVE.sense, wordNet);
  const to = senseNamed(NOT_ABOVE.above, wordNet);
  return {
    ...wordNet,
    hypernymsOf: (synset) => wordNet.hypernymsOf(synset).filter((above) => synset !== from || above !== to),
  };
}

/** The meanings of each class's words: several if classes share them. */
function sensesOfClasses({ classWords, classNames, wordNet }: Sources): Map<string, readonly Synset[]> {
  const found = classSenses(classNames, wordNet);
  const all = new Map<string, Synset[]>();
  classWords.forEach((noun, at) => {
    const synset = found[at];
    if (synset !== undefined) all.set(noun, [...(all.get(noun) ?? []), synset]);
  });
  return all;
}

/**
 * Finds a noun's place. A class has the meaning of ImageNet's name if its word means the same. A word that says less,
 * such as "a newt" for an eft, is looked up among the more general meanings, and others among all that a photo shows.
 */
function placeOf(
  noun: string,
  classes: readonly Synset[],
  general: ReadonlySet<Synset>,
  wordNet: WordNet,
): Place | undefined {
  const corrected = SENSES[noun];
  if (corrected !== undefined) return { synset: senseNamed(corrected, wordNet), isWider: false };
  const { senses, isHead } = findSenses(noun, wordNet);
  const up = new Set(classes.flatMap((synset) => [...upFrom(synset, wordNet)]));
  const own = classes.find((synset) => senses.includes(synset)) ?? senses.find((synset) => up.has(synset));
  if (own !== undefined) return { synset: own, isWider: isHead };
  const [first] = classes;
  if (first !== undefined) return { synset: first, isWider: false };
  const seen = senses.find((synset) => [...upFrom(synset, wordNet)].some((one) => general.has(one)));
  return seen === undefined ? undefined : { synset: seen, isWider: isHead };
}

/** Returns the nearest words above a meaning, one on each way up; the first is another noun for the meaning itself. */
function nextWider(noun: string, synset: Synset, said: Said, wordNet: WordNet): string[] {
  const own = said.get(synset);
  if (own !== undefined && own !== noun) return [own];
  return wordNet.hypernymsOf(synset).flatMap((above) => nextWider(noun, above, said, wordNet));
}

/** Leaves out words that another one leads to: a pug is a dog, and an animal only by being one. */
function reduced(next: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const allAbove = (noun: string) => {
    const all = new Set(next.get(noun));
    for (const one of all) for (const wider of next.get(one) ?? []) all.add(wider);
    return all;
  };
  return new Map(
    [...next].map(([noun, wider]) => [
      noun,
      wider.filter((one) => !wider.some((other) => other !== one && allAbove(other).has(one))),
    ]),
  );
}
