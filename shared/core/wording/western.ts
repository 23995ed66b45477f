import { capitalized } from './phrases.ts';
import type { SaidThing } from './parts.ts';

/** The words around the parts of a sentence. */
export interface SentenceWords {
  readonly with: string;
  readonly inBlackAndWhite: string;
}

/** Returns the sentence of a language with a capital and a period: "A dog on a beach, in black and white." */
export function westernSentence(opening: string, isBlackAndWhite: boolean, say: SentenceWords): string {
  return `${capitalized(opening)}${isBlackAndWhite ? `, ${say.inBlackAndWhite}` : ''}.`;
}

/** Returns whether there is more than one of a thing. */
export function isSeveral({ count = 1, isMany }: SaidThing): boolean {
  return count > 1 || isMany === true;
}

/** Looks up a word; `compose` has checked that it exists. */
export function wordIn(words: ReadonlyMap<string, string>, key: string): string {
  return words.get(key) ?? '';
}
