import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined } from '../phrases.ts';
import type { Grammar, Vocabulary } from '../tongue.ts';
import { wordIn } from '../western.ts';

const COLOURS: Readonly<Record<string, string>> = {
  black: '黒い',
  white: '白い',
  brown: '茶色い',
  red: '赤い',
  orange: 'オレンジ色の',
  blue: '青い',
  green: '緑色の',
  yellow: '黄色い',
};
/** From six on there are "several". */
const MOST_COUNTED = 5;
/** At night something is に, wherever other places are で, を or に. */
const NIGHT = '夜';

/** A noun with its modifiers in front: "草の上を走っている犬。木々も写っています。" */
export const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place }, words) => {
    const [particle = '', act = ''] = doing?.split(':') ?? [];
    const where = place === undefined ? '' : `${place}${particleOf(place, particle)}`;
    const things = [...subject, ...beside].map((thing) => named(thing, words));
    return `${where}${act}${joined(things, 'と', '、')}`;
  },
  bare: (opening) => opening.replaceAll('、', 'と'),
  sentence: (opening, isBlackAndWhite) => `${opening}。${isBlackAndWhite ? '白黒写真です。' : ''}`,
  telling: (thing, words) => named(thing, words),
};

function particleOf(place: string, particle: string): string {
  if (particle === '') return 'の';
  return place === NIGHT ? 'に' : particle;
}

function named({ noun, count = 1, colour }: SaidThing, words: Vocabulary): string {
  const name = wordIn(words.nouns, noun);
  if (count > 1) {
    const number = `${count > MOST_COUNTED ? '数' : count}${wordIn(words.plurals, noun)}`;
    return noun === 'a person' ? number : `${number}の${name}`;
  }
  if (colour === undefined) return name;
  return `${COLOURS[colour] ?? ''}${PERSON_NOUNS.has(noun) ? '服の' : ''}${name}`;
}
