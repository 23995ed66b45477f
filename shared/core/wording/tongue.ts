import type { OtherLanguage } from './other-language.ts';
import type { SaidThing, SaidTitle } from './parts.ts';

/** The words of a language, by the engine's English phrases. */
export interface Vocabulary {
  readonly nouns: ReadonlyMap<string, string>;
  /** For counted things: their plurals, or in Japanese their counters. */
  readonly plurals: ReadonlyMap<string, string>;
  readonly actions: ReadonlyMap<string, string>;
  /** The engine's nouns of living animals. */
  readonly animals: ReadonlySet<string>;
  /** Actions that have another word if animals do them, or birds. */
  readonly animalActions?: ReadonlyMap<string, string>;
  readonly birdActions?: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
}

/** A first sentence, ready to be assembled. */
export interface Opening {
  readonly subject: readonly SaidThing[];
  readonly beside: readonly SaidThing[];
  /** The entries of the vocabulary, if there are any. */
  readonly doing: string | undefined;
  readonly place: string | undefined;
}

/** Text in the photo that names it, and its short form for the file's name. */
export interface TitleWords {
  readonly phrase: string;
  readonly name: string;
}

/** How a language assembles sentences. */
export interface Grammar {
  /** The first sentence without its capital and period. */
  opening(said: Opening, words: Vocabulary): string;
  /** The same for a file's name: without unnecessary leading words. */
  bare(opening: string): string;
  /** The whole sentence. */
  sentence(opening: string, isBlackAndWhite: boolean): string;
  /** What `bare` returned, as the name of a photo in black and white. */
  inBlackAndWhite(bare: string): string;
  /**
   * What distinguishes a photo's name from equal ones: "with a tree", or "and a tree" if the name has things already.
   */
  telling(thing: SaidThing, words: Vocabulary, isFirst: boolean): string;
  title(title: SaidTitle): TitleWords;
}

/** Connecting words, in lower case, with which no name ends. */
export interface NameLinks {
  /** Those that begin a phrase, before which a name can be cut: "with", "on". */
  readonly starts: ReadonlySet<string>;
  /** Those that join what can stand alone to the rest: "of". */
  readonly joints: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
}

/** How file names in a language are made from a phrase. */
export interface NameStyle {
  /** Leading words that a name doesn't need. */
  readonly leading: RegExp;
  readonly links: NameLinks;
  /** The word before a thing that somebody or something has; missing in languages that don't need it. */
  readonly with?: string;
}

/** A language for names and descriptions. */
export interface Tongue {
  readonly language: OtherLanguage;
  readonly words: Vocabulary;
  readonly grammar: Grammar;
  readonly naming: NameStyle;
  /** The separator between a person's text and what is seen in the photo. */
  readonly colon: string;
  /** The separator between sentences. */
  readonly stop: string;
}
