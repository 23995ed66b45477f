import { characters } from '../naming/short-name.ts';
import { dateWord } from './date-words.ts';
import { FILM_WORDS } from './read-film.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest word that is looked up in a run. */
const WORD_LENGTH = 10;

/**
 * What only connects words: の and での, a verb after a particle as in 帽子をかぶった男性, and what things are counted
 * in, as in 2匹の犬.
 */
const CONNECTING = /^(?:\p{sc=Hiragana}{1,2}|[をにが].{1,6}\p{sc=Hiragana}|[匹頭台羽個本枚]の?)$/u;

/**
 * Splits a run of Japanese or Chinese, which has no spaces, into the longest known words from the start, and the text
 * between them that says something.
 */
export function splitRun(run: string, vocabulary: Vocabulary): string[] {
  const all = characters(run);
  const words: string[] = [];
  let unknown = '';
  const endUnknown = () => {
    if (unknown && !CONNECTING.test(unknown)) words.push(unknown);
    unknown = '';
  };
  for (let at = 0; at < all.length;) {
    const length = knownLength(all, at, vocabulary);
    if (length === 0) {
      unknown += all[at] ?? '';
      at += 1;
      continue;
    }
    endUnknown();
    words.push(all.slice(at, at + length).join(''));
    at += length;
  }
  endUnknown();
  return words.length > 0 ? words : [run];
}

/** A single character is rarely a word of its own before another of its kind: 水 is water, 水族館 isn't. */
function knownLength(all: readonly string[], at: number, vocabulary: Vocabulary): number {
  for (let length = Math.min(WORD_LENGTH, all.length - at); length > 0; length -= 1) {
    const word = all.slice(at, at + length).join('');
    const time = dateWord(word);
    if (time && time.is !== 'joint') return length;
    const isPart =
      length === 1 && /\p{sc=Han}/u.test(all[at + 1] ?? '') && knownLength(all, at + 1, vocabulary) === 0;
    if ((vocabulary.has(word) || FILM_WORDS.includes(word)) && !isPart) return length;
  }
  return 0;
}
