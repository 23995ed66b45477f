import type { OtherLanguage } from './other-language.ts';
import type { SaidThing, SaidTitle } from './parts.ts';

/** The words of a language, by the English phrases of the engine. */
export interface Vocabulary {
  readonly nouns: ReadonlyMap<string, string>;
  /** Of things that are counted: their plurals, or in Japanese what they are counted by. */
  readonly plurals: ReadonlyMap<string, string>;
  readonly actions: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  /** The kind of thing by category. */
  readonly abouts: ReadonlyMap<string, string>;
}

/** A first sentence, ready to be put together. */
export interface Opening {
  readonly subject: readonly SaidThing[];
  readonly beside: readonly SaidThing[];
  /** The entries of the vocabulary, unless there are none. */
  readonly doing: string | undefined;
  readonly place: string | undefined;
}

/** The second sentence. */
export interface Ending {
  /** Undefined if it names none. */
  readonly about: string | undefined;
  readonly isPossible: boolean;
  readonly also: readonly SaidThing[];
  readonly isBlackAndWhite: boolean;
}

/** A text in the photo that names it, and the short form for the file's name. */
export interface TitleWords {
  readonly phrase: string;
  readonly name: string;
}

/** How a language puts words together. */
export interface Grammar {
  /** The first sentence without its capital and its full stop. */
  opening(said: Opening, words: Vocabulary): string;
  /** The same for a file's name: without what it begins with and a name does not need. */
  bare(opening: string): string;
  /** All sentences. */
  sentences(opening: string, ending: Ending, words: Vocabulary): string;
  /** What tells one photo's name from others': "with a tree", or "and a tree" where the name has things already. */
  telling(thing: SaidThing, words: Vocabulary, isFirst: boolean): string;
  title(title: SaidTitle): TitleWords;
}

/** How file names of a language are made of a phrase. */
export interface NameStyle {
  /** Nouns have capitals in the middle of a sentence. */
  readonly keepsCase: boolean;
  /** What separates words besides spaces. */
  readonly separators: RegExp;
  /** Leading words that a name does not need. */
  readonly leading: RegExp;
  /** Words that link others, joined by underscores, at the end of a name that was cut. */
  readonly links: RegExp;
}

/** One language for names and descriptions. */
export interface Tongue {
  readonly language: OtherLanguage;
  readonly words: Vocabulary;
  readonly grammar: Grammar;
  readonly naming: NameStyle;
  /** Between what a person wrote of a photo and what is seen in it. */
  readonly colon: string;
  /** Between sentences. */
  readonly stop: string;
}
