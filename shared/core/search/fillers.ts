import { DETERMINERS, FILLER_WORDS, JOINTS, PREPOSITIONS } from '../naming/filler-words.ts';
import { numberIn } from './quality-words.ts';
import type { QueryTerm } from './query.ts';

/** Filler words of the other languages, and of queries. */
const SAYING_NOTHING = new Set(
  'or to there und oder mit auf bei am im an der die das ein eine einem einer einen den dem des von vom zu zum zur y o con en el la los las un una de del al et ou avec sur dans le les une du des au aux my mine our we me i something of find show foto fotos photos pics pic pictures images bild bilder imagen imagenes mein meine meinem mi mis mon ma mes notre wearing holding carrying having using trägt hält porte tient lleva sostiene aber sondern pero sino mais 写真 画像'.split(
    ' ',
  ),
);

/** Returns whether a term only connects others: "the", "photos of". */
export function saysNothing({ words, isExact, dates, translations, qualities }: QueryTerm): boolean {
  const [word = ''] = words;
  if (isExact || words.length > 1 || dates.length > 0 || translations.length > 0) return false;
  if (qualities.length > 0 || numberIn(word) !== undefined) return false;
  // A typed letter is the beginning of a word.
  const isLetter = word.length === 1 && /[a-z]/.test(word);
  return (
    isLetter || [FILLER_WORDS, PREPOSITIONS, DETERMINERS, JOINTS, SAYING_NOTHING].some((set) => set.has(word))
  );
}
