import { joined } from './phrases.ts';
import { PERSON_NOUNS, type SaidThing } from './parts.ts';
import type { Grammar, Vocabulary } from './tongue.ts';
import { isSeveral, type SentenceWords, westernSentence, wordIn } from './western.ts';

/** What French and Spanish do differently. */
export interface RomanceWords extends SentenceWords {
  readonly and: string;
  /** From two on. */
  readonly numbers: readonly string[];
  readonly several: readonly [masculine: string, feminine: string];
  /** Before a plural whose number isn't said, with a space; empty without one. */
  readonly some: string;
  /** Before the color of somebody's clothes. */
  readonly dressedIn: string;
  /** Each color in its masculine and feminine form. */
  readonly colours: Readonly<Record<string, readonly [string, string]>>;
  /** The colors of animals that have words of their own. */
  readonly furs?: Readonly<Record<string, readonly [string, string]>>;
  /** Articles of feminine nouns. */
  readonly feminine: RegExp;
  /** Articles of nouns in the plural. */
  readonly plural: RegExp;
  /** What names don't begin with. */
  readonly articles: RegExp;
}

const FURRED: ReadonlySet<string> = new Set(['a cat', 'a dog', 'a horse', 'a cow']);

/** Returns the grammar of a language that puts colors after nouns, and actions after who performs them. */
export function romanceGrammar(say: RomanceWords, title: Grammar['title']): Grammar {
  const isFeminine = ({ noun }: SaidThing, words: Vocabulary) => say.feminine.test(wordIn(words.nouns, noun));
  const thing = (one: SaidThing, words: Vocabulary): string => {
    const { noun, count = 1, isMany, colour } = one;
    const gender = isFeminine(one, words) ? 1 : 0;
    if (isMany) return `${say.some}${wordIn(words.plurals, noun)}`;
    if (count > 1) return `${say.numbers[count - 2] ?? say.several[gender]} ${wordIn(words.plurals, noun)}`;
    const name = wordIn(words.nouns, noun);
    if (colour === undefined) return name;
    const fur = FURRED.has(noun) ? say.furs?.[colour] : undefined;
    const [masculine = colour, feminine = colour] = fur ?? say.colours[colour] ?? [];
    if (PERSON_NOUNS.has(noun)) return `${name} ${say.dressedIn} ${masculine}`;
    return `${name} ${gender === 1 ? feminine : masculine}`;
  };
  const list = (things: readonly SaidThing[], words: Vocabulary) =>
    joined(
      things.map((one) => thing(one, words)),
      ` ${say.and} `,
    );
  /** Verbs agree in number, "qui court,qui courent", participles in gender too: "assis,assise,assis,assises". */
  const agreed = (action: string, subject: readonly SaidThing[], words: Vocabulary) => {
    const [first] = subject;
    const forms = action.split(',');
    if (forms.length === 1 || !first) return action;
    const isPlural =
      subject.length > 1 || isSeveral(first) || say.plural.test(wordIn(words.nouns, first.noun));
    const genders = forms.length / 2;
    const gender = genders > 1 && isFeminine(first, words) ? 1 : 0;
    return forms[(isPlural ? genders : 0) + gender] ?? action;
  };
  return {
    opening: ({ subject, beside, doing, place }, words) => {
      const action = doing === undefined ? '' : agreed(doing, subject, words);
      const who = list(subject, words);
      const link = `${who} ${action}`.includes(` ${say.with} `) ? say.and : say.with;
      const things = beside.length === 0 ? '' : `${link} ${list(beside, words)}`;
      return [who, action, place ?? '', things].filter((part) => part !== '').join(' ');
    },
    bare: (opening) => opening.replace(say.articles, ''),
    sentence: (opening, isBlackAndWhite) => westernSentence(opening, isBlackAndWhite, say),
    inBlackAndWhite: (bare) => `${bare} ${say.inBlackAndWhite}`,
    telling: (one, words, isFirst) => `${isFirst ? say.with : say.and} ${thing(one, words)}`,
    title,
  };
}
