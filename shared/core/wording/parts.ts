import {
  listOf,
  matching,
  objectOf,
  oneOf,
  optional,
  type Reader,
  textOf,
  wholeOf,
} from '../saved/fields.ts';

/** The colors that are said, in English; each language has them all. */
export const SAID_COLOURS = ['black', 'white', 'brown', 'red', 'orange', 'yellow', 'green', 'blue'] as const;

/** The nouns of people, whose color is that of their clothes. */
export const PERSON_NOUNS: ReadonlySet<string> = new Set([
  'a person',
  'a man',
  'a woman',
  'a boy',
  'a girl',
  'a child',
  'a baby',
]);

/** A thing in a description. */
export interface SaidThing {
  /** Its English name with an article, the key in every language: "a dog", "trees". */
  readonly noun: string;
  /** How many there are, from two; the noun is then singular. */
  readonly count?: number;
  /** Whether there are several, nobody knows how many; the noun is then singular. */
  readonly isMany?: true;
  /** In English, such as "brown"; of a person, what they wear. */
  readonly colour?: string;
}

/** The pages that have titles. */
export const TITLE_KINDS = ['receipt', 'invoice', 'screenshot', 'document', 'notes'] as const;

/** Text in a photo that names it, as on a receipt or a screenshot. */
export interface SaidTitle {
  readonly kind: (typeof TITLE_KINDS)[number];
  /** The shop or the heading, as printed. */
  readonly text?: string;
  /** `2019-03-14`, or only the year. */
  readonly date?: string;
}

/** The parts of a description, so that it can be said in other languages. Its texts are English keys; see `compose`. */
export interface DescriptionParts {
  /** Several for a scene. */
  readonly subject: readonly SaidThing[];
  /** Replaces the subject. */
  readonly title?: SaidTitle;
  /** "running", "playing tennis", "with a phone". */
  readonly doing?: string;
  /** "on a beach". */
  readonly place?: string;
  /** What the first sentence names besides the subject. */
  readonly beside?: readonly SaidThing[];
  /** What else is seen: not said, but it tells equal names apart. */
  readonly also?: readonly SaidThing[];
  readonly isBlackAndWhite?: true;
}

/** More characters than any of our parts has; parts may come from anywhere. */
export const PART_LENGTH = 80;
export const TITLE_LENGTH = 200;
export const MOST_THINGS = 12;

const text = textOf(PART_LENGTH);
const things = listOf(
  objectOf<SaidThing>({
    noun: text,
    count: optional(wholeOf(2, 1000)),
    isMany: optional(oneOf(true)),
    colour: optional(text),
  }),
  MOST_THINGS,
);
const title = objectOf<SaidTitle>({
  kind: oneOf(...TITLE_KINDS),
  text: optional(textOf(TITLE_LENGTH)),
  date: optional(matching(/^\d{4}(?:-\d\d-\d\d)?$/, 10)),
});

/** Reads parts that were stored or sent by a server; undefined for anything else. */
export const readParts: Reader<DescriptionParts> = objectOf<DescriptionParts>({
  subject: things,
  title: optional(title),
  doing: optional(text),
  place: optional(text),
  beside: optional(things),
  also: optional(things),
  isBlackAndWhite: optional(oneOf(true)),
});

/** Returns only the parts of the first sentence. */
export function firstSentenceParts({
  also: _also,
  isBlackAndWhite: _isBlackAndWhite,
  ...first
}: DescriptionParts): DescriptionParts {
  return first;
}
