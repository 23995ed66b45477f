import { entriesOf, listed } from '../entries.ts';
import { animalNouns, PEOPLE_NOUNS } from '../living.ts';
import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined, titleIn, type TitlePatterns } from '../phrases.ts';
import type { Grammar, NameLinks, Tongue, Vocabulary } from '../tongue.ts';
import { wordIn } from '../western.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';
import { ACTIONS, KINDS, PLACES, PLURALS } from './words.ts';

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
const OCCASIONS = new Set([NIGHT, '結婚式', 'パーティー']);

const IN_BLACK_AND_WHITE = 'の白黒写真';

/** A noun with its modifiers in front: "草の上を走っている犬。" */
const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place: told }, words) => {
    const room = beside.find(({ noun }) => ROOMS.has(noun));
    const place = room && told ? `${named(room, words)}の${told}` : room ? named(room, words) : told;
    const others = beside.filter((thing) => thing !== room);
    if (doing === undefined && subject.length === 1 && subject.every(({ noun }) => isGround(noun))) {
      return `${being(told, subject)}${holding(beside, words)}${list(subject, words)}`;
    }
    const act = doing === undefined ? being(place, subject) : acting(doing, place, subject);
    return `${act}${list([...subject, ...others], words)}`;
  },
  bare: (opening) => opening.replaceAll(/(?<!があり)、/gu, 'と'),
  sentence: (opening, isBlackAndWhite) => `${opening}${isBlackAndWhite ? IN_BLACK_AND_WHITE : ''}。`,
  inBlackAndWhite: (bare) => `${bare}${IN_BLACK_AND_WHITE}`,
  telling: (thing, words) => named(thing, words),
};

/** "草の上を走っている", "帽子をかぶって通りにいる": what they do, and where. */
function acting(doing: string, place: string | undefined, subject: readonly SaidThing[]): string {
  const [particle = '', act = ''] = doing.split(':');
  if (act === CLIMBING) return climbing(place);
  if (place === undefined) return act;
  if (place === NIGHT) return `${place}に${act}`;
  if (OCCASIONS.has(place)) return `${place}で${act}`;
  // What somebody wears or has with them happens nowhere: they are there.
  if (act.endsWith('た')) return `${act.replace(/た$/u, 'て')}${being(place, subject)}`;
  if (act.endsWith('座っている')) return `${place.replace(/^(椅子|ベッド)の上$/u, '$1')}${particle}${act}`;
  return `${place === '野原' && GAMES.test(act) ? 'グラウンド' : place}${particle}${act}`;
}

const GAMES = /野球|サッカー|アメフト|ホッケー/u;
const CLIMBING = '登っている';

/** Mountains and rocks are climbed; elsewhere it is something unknown. */
function climbing(place: string | undefined): string {
  const climbed = /^(山|岩)/u.exec(place ?? '')?.[1];
  if (climbed !== undefined) return `${climbed}を${CLIMBING}`;
  return place === undefined ? CLIMBING : `${place}で何かに${CLIMBING}`;
}

/** "通りにいる" of people and animals, "テーブルの上の" of things; birds are on the water or at it. */
function being(place: string | undefined, subject: readonly SaidThing[]): string {
  if (place === undefined) return '';
  if (OCCASIONS.has(place) && place !== 'パーティー') return `${place}の`;
  if (place === '水の中' && subject.every(({ noun }) => WATER_BIRDS.has(noun))) return '水辺にいる';
  return `${place}${subject.every(({ noun }) => isLiving(noun)) ? 'にいる' : 'の'}`;
}

const WATER_BIRDS: ReadonlySet<string> = new Set(
  listed(`a bird, a duck, a goose, a black swan, a merganser, a white stork, a black stork, a spoonbill, a flamingo,
    a little blue heron, an egret, a bittern, a crane, a limpkin, a gallinule, a coot, a sandpiper, a redshank,
    a dowitcher, an oystercatcher, a pelican, an albatross, a king penguin, a penguin`),
);

/** "人々のいる", "ソファとベッドのある": what a room or a landscape has. */
function holding(things: readonly SaidThing[], words: Vocabulary): string {
  const living = things.filter(({ noun }) => isLiving(noun));
  const others = things.filter(({ noun }) => !isLiving(noun));
  const who = living.length === 0 ? '' : `${withParticle(list(living, words))}いる`;
  if (others.length === 0) return who;
  const what = list(others, words);
  return who === '' ? `${withParticle(what)}ある` : `${what}があり、${list(living, words)}がいる`;
}

/** A second の would be hard to read. */
function withParticle(things: string): string {
  return `${things}${things.includes('の') ? 'が' : 'の'}`;
}

function list(things: readonly SaidThing[], words: Vocabulary): string {
  // 「犬と2人」 would be somebody alone with a dog.
  const people = new RegExp(`^[2-${MOST_COUNTED}]人$`, 'u');
  const said = things.map((thing, index) => {
    const name = named(thing, words);
    return index > 0 && people.test(name) ? `${name}の人物` : name;
  });
  return joined(said, 'と', '、');
}

function named({ noun, count = 1, isMany, colour }: SaidThing, words: Vocabulary): string {
  if (isMany && noun === 'a person') return wordIn(words.nouns, 'people');
  const name = wordIn(words.nouns, noun);
  if (count > 1) {
    if (count > MOST_COUNTED && noun === 'a person') return '大勢の人';
    const number = `${count > MOST_COUNTED ? '数' : count}${wordIn(words.plurals, noun)}`;
    return noun === 'a person' ? number : `${number}の${name}`;
  }
  if (colour === undefined) return name;
  return `${COLOURS[colour] ?? ''}${PERSON_NOUNS.has(noun) ? '服の' : ''}${name}`;
}

const ANIMALS_ALIVE = animalNouns(entriesOf(ANIMALS).keys());

/** Subjects that other things are in or on, instead of next to them. */
const GROUNDS = new Set(
  listed(`
    a room, a kitchen, a bathroom, a bedroom, a living room, a restaurant, a shop, a library, a bakery,
    a bookstore, a grocery store, a beach, a beach by the sea, the sea, a lake, a river, a pool, a dock, a pier,
    a park, a garden, a playground, a field, a rapeseed field, a forest, a hill, a valley, mountains,
    snowy mountains, a snowy mountain, a landscape, a path, a city, a city street, a street, a road, a stage,
    grass, snow, sand`),
);

/** Rooms, in which things are even if the engine sees them beside each other. */
const ROOMS: ReadonlySet<string> = new Set(
  listed(`a room, a kitchen, a bathroom, a bedroom, a living room, a restaurant, a shop, a library, a bakery, a bookstore,
    a grocery store`),
);

/** Returns whether a noun's thing is alive: 犬がいる, but 机がある. */
function isLiving(noun: string): boolean {
  return PEOPLE_NOUNS.has(noun) || ANIMALS_ALIVE.has(noun);
}

/** Returns whether things are in or on what a noun names: "ソファのあるリビング". */
function isGround(noun: string): boolean {
  return GROUNDS.has(noun);
}

/** Words aren't separated, so none can be told apart. */
const LINKS: NameLinks = { starts: new Set(), joints: new Set(), articles: new Set() };

const TITLES: TitlePatterns = {
  kinds: {
    receipt: 'レシート',
    invoice: '請求書',
    screenshot: 'スクリーンショット',
    document: '文書',
    notes: 'メモ',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${text}の${kind}`;
    return `「${text}」${{ screenshot: 'の', document: 'という', notes: 'と書かれた' }[is]}${kind}`;
  },
  comma: '、',
};

/** Japanese. */
export const TONGUE: Tongue = {
  language: 'ja',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    birdActions: entriesOf('sitting: に:止まっている'),
    animals: ANIMALS_ALIVE,
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, title: (title) => titleIn('ja', title, TITLES) },
  naming: {
    leading: /^(?!)/u,
    links: LINKS,
  },
  colon: '：',
  stop: '。',
};
