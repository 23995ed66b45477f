import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined } from '../phrases.ts';
import type { Grammar, Vocabulary } from '../tongue.ts';
import { wordIn } from '../western.ts';
import { isGround, isLiving } from './standing.ts';

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
/** Times and occasions: things are somewhere with で, を or に, but at night with に; nobody is "in" a wedding. */
const NIGHT = '夜';
const OCCASIONS = new Set([NIGHT, '結婚式', 'パーティー', 'コンサート']);

/** A noun with its modifiers in front: "草の上を走っている犬。" */
export const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place }, words) => {
    const [particle = '', act = ''] = doing?.split(':') ?? [];
    const where = place === undefined ? '' : `${place}${particleOf(place, particle, subject)}`;
    if (act === '' && subject.length === 1 && subject.every(({ noun }) => isGround(noun))) {
      return `${where}${holding(beside, words)}${list(subject, words)}`;
    }
    return `${where}${act}${list([...subject, ...beside], words)}`;
  },
  bare: (opening) => opening.replaceAll('、', 'と'),
  sentence: (opening, isBlackAndWhite) => `${opening}。${isBlackAndWhite ? '白黒写真。' : ''}`,
  telling: (thing, words) => named(thing, words),
};

function particleOf(place: string, particle: string, subject: readonly SaidThing[]): string {
  if (particle !== '') return place === NIGHT ? 'に' : particle;
  return !OCCASIONS.has(place) && subject.every(({ noun }) => isLiving(noun)) ? 'にいる' : 'の';
}

/** "人々のいる", "ソファとベッドのある": what a room or a landscape has. */
function holding(things: readonly SaidThing[], words: Vocabulary): string {
  const living = things.filter(({ noun }) => isLiving(noun));
  const others = things.filter(({ noun }) => !isLiving(noun));
  return `${living.length > 0 ? `${list(living, words)}のいる` : ''}${others.length > 0 ? `${list(others, words)}のある` : ''}`;
}

function list(things: readonly SaidThing[], words: Vocabulary): string {
  return joined(
    things.map((thing) => named(thing, words)),
    'と',
    '、',
  );
}

function named({ noun, count = 1, isMany, colour }: SaidThing, words: Vocabulary): string {
  if (isMany && noun === 'a person') return wordIn(words.nouns, 'people');
  const name = wordIn(words.nouns, noun);
  if (count > 1) {
    const number = `${count > MOST_COUNTED ? '数' : count}${wordIn(words.plurals, noun)}`;
    return noun === 'a person' ? number : `${number}の${name}`;
  }
  if (colour === undefined) return name;
  return `${COLOURS[colour] ?? ''}${PERSON_NOUNS.has(noun) ? '服の' : ''}${name}`;
}
