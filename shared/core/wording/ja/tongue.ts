import { entriesOf, listed } from '../entries.ts';
import { animalNouns, PEOPLE_NOUNS } from '../living.ts';
import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined, titleIn, type TitlePatterns } from '../phrases.ts';
import type { Grammar, NameLinks, Tongue, Vocabulary } from '../tongue.ts';
import { wordIn } from '../western.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';

/** How things are counted; in Japanese. */
const PLURALS = `
  a person: 人; a man: 人; a woman: 人; a boy: 人; a girl: 人; a child: 人; a baby: 人; a bicycle: 台;
  a car: 台; a motorcycle: 台; an airplane: 機; a bus: 台; a train: 本; a truck: 台; a boat: 隻;
  a traffic light: 基; a fire hydrant: 基; a stop sign: 本; a parking meter: 台; a bench: 脚; a bird: 羽;
  a cat: 匹; a dog: 匹; a horse: 頭; a sheep: 頭; a cow: 頭; an elephant: 頭; a bear: 頭; a zebra: 頭;
  a giraffe: 頭; a backpack: 個; an umbrella: 本; a handbag: 個; a necktie: 本; a suitcase: 個;
  a frisbee: 枚; skis: 組; a snowboard: 枚; a ball: 個; a kite: 枚; a baseball bat: 本;
  a baseball glove: 個; a skateboard: 台; a surfboard: 枚; a tennis racket: 本; a bottle: 本;
  a wine glass: 個; a cup: 個; a fork: 本; a knife: 本; a spoon: 本; a bowl: 個; a banana: 本;
  an apple: 個; a sandwich: 個; an orange: 個; broccoli: 個; a carrot: 本; a hot dog: 個; a pizza: 枚;
  a donut: 個; a cake: 個; a chair: 脚; a couch: 台; a potted plant: 鉢; a bed: 台; a dining table: 台;
  a toilet: 基; a television: 台; a laptop: 台; a computer mouse: 個; a remote control: 個;
  a keyboard: 台; a phone: 台; a microwave: 台; an oven: 台; a toaster: 台; a sink: 台;
  a refrigerator: 台; a book: 冊; a clock: 個; a vase: 個; scissors: 本; a teddy bear: 個;
  a hair dryer: 台; a toothbrush: 本`;

/** What people and animals do, or have with them; in Japanese. */
const ACTIONS = `
  running: を:走っている; jumping: で:ジャンプしている; playing: で:遊んでいる; sitting: に:座っている;
  standing: に:立っている; walking: を:歩いている; swimming: で:泳いでいる; riding: で:乗っている;
  climbing: を:登っている; smiling: で:微笑んでいる; lying down: に:横になっている; eating: で:食べている;
  sliding: で:滑っている; swinging: で:ブランコをこいでいる; skateboarding: で:スケートボードをしている;
  surfing: で:サーフィンをしている; snowboarding: で:スノーボードをしている; skiing: で:スキーをしている;
  cycling: で:自転車をこいでいる; racing: で:競走している; dancing: で:踊っている; singing: で:歌っている;
  splashing: で:水しぶきを上げている; kayaking: で:カヤックをこいでいる;
  playing football: で:アメフトをしている; playing soccer: で:サッカーをしている;
  playing baseball: で:野球をしている; playing basketball: で:バスケットボールをしている;
  playing tennis: で:テニスをしている; playing hockey: で:ホッケーをしている;
  playing volleyball: で:バレーボールをしている; flying a kite: で:凧を揚げている;
  riding a bicycle: で:自転車に乗っている; riding a motorcycle: で:バイクに乗っている;
  riding a horse: で:馬に乗っている; with a frisbee: で:フリスビーを持った;
  with a bicycle: で:自転車のそばにいる; with a motorcycle: で:バイクのそばにいる; on a bench: の:ベンチにいる;
  with a cat: で:猫と一緒にいる; with a dog: で:犬を連れた; with a horse: で:馬を連れた;
  with a backpack: で:リュックを背負った; with an umbrella: で:傘を持った;
  with a handbag: で:ハンドバッグを持った; wearing a necktie: で:ネクタイを締めた;
  with a suitcase: で:スーツケースを持った; with a wine glass: で:ワイングラスを持った;
  with a cake: で:ケーキを前にした; on a couch: の:ソファにいる; with a laptop: で:ノートパソコンを前にした;
  with a phone: で:携帯電話を持った; with a book: で:本を持った; with a teddy bear: で:テディベアを持った;
  wearing a hat: で:帽子をかぶった; wearing a helmet: で:ヘルメットをかぶった;
  wearing a shirt: で:シャツを着た; wearing a dress: で:ワンピースを着た; wearing a jacket: で:ジャケットを着た;
  wearing a suit: で:スーツを着た; wearing sunglasses: で:サングラスをかけた; wearing a skirt: で:スカートをはいた;
  wearing a swimsuit: で:水着を着た;
  riding an elephant: で:ゾウに乗っている; wearing a mask: で:マスクをした`;

/** Where they are; in Japanese. */
const PLACES = `
  on grass: 草の上; in the snow: 雪の中; on a beach: ビーチ; in the water: 水の中; on the water: 水上; in a pool: プール;
  on a street: 通り; on a road: 路上; in a field: 野原; in a park: 公園; in the mountains: 山の中;
  in a forest: 森の中; on rocks: 岩の上; in a city: 街なか; indoors: 室内; on a stage: 舞台の上;
  by a lake: 湖のほとり; by a river: 川のほとり; at night: 夜; on sand: 砂の上; on a playground: 遊び場;
  on a track: 競技場のトラック; on a bench: ベンチの上; on a couch: ソファの上; on a bed: ベッドの上;
  by the sea: 海辺; outdoors: 屋外; at a wedding: 結婚式; at a party: パーティー; at a concert: コンサート;
  on a chair: 椅子の上; on a table: テーブルの上;
  at a table: テーブルの前; at a desk: 机の前`;

/** Kinds, subjects and parts of scenes in Japanese, as `entriesOf` reads them. */
const KINDS = `
  a fish: 魚; a shark: サメ; a bird: 鳥; a salamander: サンショウウオ; a frog: カエル;
  a turtle: カメ; a lizard: トカゲ; a snake: ヘビ; a spider: クモ; an insect: 昆虫;
  an elephant: ゾウ; a wild animal: 野生動物; a sea creature: 海の生き物; a seashell: 貝殻; a crab: カニ;
  a lobster: ロブスター; a whale: クジラ; a dog: 犬; a wolf: オオカミ; a wild dog: 野生の犬;
  a fox: キツネ; a cat: 猫; a big cat: 大型のネコ科動物; a bear: クマ; a beetle: 甲虫; a butterfly: 蝶;
  a horse: 馬; a cow: 牛; a sheep: 羊;
  an antelope: レイヨウ; an ape: 類人猿; a monkey: サル; a panda: パンダ;
  a toy: おもちゃ; clothes: 服; a musical instrument: 楽器; a guitar: ギター;
  a ship: 船; an airplane: 飛行機; an altar: 祭壇; an army vehicle: 軍用車両; a clock: 時計;
  a bag: かばん; food: 料理; a room: 部屋; a building: 建物;
  a ball: ボール; a car: 車;   a drink: 飲み物; a bicycle: 自転車; a boat: 船; the sea: 海; a train: 電車;
  a tool: 工具; a phone: 電話; a fence: 柵; shoes: 靴; a computer: パソコン; a hat: 帽子;
  a kitchen appliance: キッチン家電; a dock: 船着き場; a truck: トラック;
  a fountain: 噴水; a plant: 植物; a cart: 荷車; a person: 人; a bus: バス; a van: バン;
  a motorcycle: バイク; a tent: テント; a jug: 水差し; a shop: 店;
  a stage: 舞台; a bridge: 橋; a swing: ブランコ; a suit: スーツ;
  a book: 本; a dessert: デザート; bread: パン; vegetables: 野菜; a flower: 花;   fruit: 果物; a landscape: 風景; a wedding: 結婚式;
  a fire hydrant: 消火栓; a stop sign: 一時停止の標識; a bench: ベンチ; a giraffe: キリン;
  a handbag: ハンドバッグ; a necktie: ネクタイ; a suitcase: スーツケース; a frisbee: フリスビー;
  skis: スキー板; a snowboard: スノーボード; a kite: 凧; a baseball bat: 野球のバット;
  a baseball glove: 野球のグローブ; a skateboard: スケートボード; a surfboard: サーフボード; a bottle: 瓶;
  a wine glass: ワイングラス; a cup: カップ; a fork: フォーク; a knife: ナイフ; a spoon: スプーン;
  a bowl: ボウル; a banana: バナナ; an apple: りんご; a sandwich: サンドイッチ; an orange: オレンジ;
  a carrot: にんじん; a donut: ドーナツ; a cake: ケーキ; a chair: 椅子; a potted plant: 鉢植え;
  a bed: ベッド; a keyboard: キーボード; an oven: オーブン; a sink: 流し台; scissors: はさみ;
  a toothbrush: 歯ブラシ; a man: 男性; a woman: 女性; a boy: 男の子; a girl: 女の子; a child: 子ども;
  a baby: 赤ちゃん; a couple: カップル; a crowd: 大勢の人; a player: 選手;
  a group of people: 人々; a group of children: 子どもたち; a helmet: ヘルメット;
  football: アメフト; soccer: サッカー; baseball: 野球; basketball: バスケットボール; tennis: テニス;
  hockey: ホッケー; volleyball: バレーボール; a helicopter: ヘリコプター; flowers: 花; a table: テーブル;
  a sofa: ソファ; a shirt: シャツ; a dress: ワンピース; a statue: 像; a painting: 絵画;
  a whiteboard: ホワイトボード; handwriting: 手書きの文字; a receipt: レシート;
  a screenshot: スクリーンショット; a printed page: 印刷されたページ; a bride: 花嫁; balloons: 風船;
  a tower: 塔; a house: 家; sheep: 羊の群れ; trees: 木々; a hill: 丘; waves: 波; the sky: 空; clouds: 雲;
  a sunset: 夕焼け; a path: 小道; a wall: 壁; a glacier: 氷河; a waterfall: 滝; a garden: 庭;
  a window: 窓; a fire: 火; a whiteboard with notes: メモの書かれたホワイトボード;
  a page of handwritten notes: 手書きメモのページ; a museum exhibit: 博物館の展示品;
  a birthday party: 誕生日パーティー; a concert: コンサート; a volleyball game: バレーボールの試合;
  a football game: アメフトの試合; a baseball game: 野球の試合; a cricket match: クリケットの試合;
  a basketball game: バスケットボールの試合; a hockey game: ホッケーの試合; table tennis: 卓球;
  wrestlers in a ring: リングのレスラー; a gymnast: 体操選手; badminton: バドミントン;
  a boxing match: ボクシングの試合; fencers: フェンシング選手; rock climbing: ロッククライミング;
  weight lifting: 重量挙げ; a swimmer: 水泳選手; motor sport: モータースポーツ; skiing: スキー;
  a carton of juice: 紙パックのジュース; a dandelion: タンポポ; tulips: チューリップ; a rose: バラ;
  a sunflower: ヒマワリ; a beach: ビーチ; a cloudy sky: 曇り空; buildings in a city: 街の建物;
  a city street: 街の通り; a kitchen: キッチン; a bathroom: 浴室; a bedroom: 寝室;
  a living room: リビング; a jacket: ジャケット; trousers: ズボン; a skirt: スカート;
  jewelry: ジュエリー; mountains: 山々; a forest: 森; snowy mountains: 雪をかぶった山々;
  a printed receipt: 印刷されたレシート; handwritten notes: 手書きのメモ;
  a printed document: 印刷された文書; a work of art: 美術作品; a party: パーティー;
  a music performance: 演奏; a sports scene: スポーツの場面; a pet: ペット; a farm animal: 家畜;
  an aircraft: 航空機; a vehicle: 乗り物; a historic landmark: 歴史的な名所;
  an electronic device: 電子機器; clothing: 衣類;
  a household item: 日用品;
  a piece of furniture: 家具; an animal: 動物; a rabbit: ウサギ; a rodent: げっ歯類; a goat: ヤギ; a squirrel: リス;
  a terrier: テリア; a hound: 猟犬; a spaniel: スパニエル; a retriever: レトリバー; a setter: セター; a poodle: プードル;
  a schnauzer: シュナウザー; a parrot: オウム; an owl: フクロウ; a ray: エイ; a reptile: 爬虫類; an amphibian: 両生類; a tree: 木;
  an athlete: スポーツ選手; a coat: コート; sports equipment: スポーツ用品; a container: 容器; a glass: グラス; a pot: 鍋;
  a pan: フライパン; a box: 箱; a basket: かご; cutlery: カトラリー; a kitchen utensil: 調理器具; an appliance: 家電製品;
  a machine: 機械; a lock: 錠前; a weapon: 武器; a gun: 銃; a monument: 記念碑; grass: 草; snow: 雪; sand: 砂; rocks: 岩;
  water: 水; a river: 川; a pool: プール; a field: 野原; a park: 公園; a playground: 遊び場; a street: 通り; a road: 道路;
  a city: 街; a track: 競技場のトラック;
  people: 人々; children: 子どもたち; buildings: 建物;
  a screen: 画面`;

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
const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place: anywhere }, words) => {
    const [particle = '', act = ''] = doing?.split(':') ?? [];
    const place = anywhere && placeFor(anywhere, act, subject);
    const where = place === undefined ? '' : `${place}${particleOf(place, particle, act, subject)}`;
    if (act === '' && subject.length === 1 && subject.every(({ noun }) => isGround(noun))) {
      return `${where}${holding(beside, words)}${list(subject, words)}`;
    }
    return `${where}${act}${list([...subject, ...beside], words)}`;
  },
  bare: (opening) => opening.replaceAll(/(?<!り)、/gu, 'と'),
  sentence: (opening, isBlackAndWhite) => `${opening}。${isBlackAndWhite ? '白黒写真。' : ''}`,
  telling: (thing, words) => named(thing, words),
};

/** Games have a ground, and birds are on the water or at it. */
function placeFor(place: string, act: string, subject: readonly SaidThing[]): string {
  if (place === '野原' && /野球|サッカー|アメフト|ホッケー/u.test(act)) return 'グラウンド';
  return place === '水の中' && subject.every(({ noun }) => WATER_BIRDS.has(noun)) ? '水辺' : place;
}

const WATER_BIRDS: ReadonlySet<string> = new Set(
  listed(`a bird, a duck, a goose, a black swan, a merganser, a white stork, a black stork, a spoonbill, a flamingo,
    a little blue heron, an egret, a bittern, a crane, a limpkin, a gallinule, a coot, a sandpiper, a redshank,
    a dowitcher, an oystercatcher, a pelican, an albatross, a king penguin, a penguin`),
);

function particleOf(place: string, particle: string, act: string, subject: readonly SaidThing[]): string {
  if (place === NIGHT && particle !== '') return 'に';
  if (OCCASIONS.has(place)) return particle === '' ? 'の' : 'で';
  // What somebody wears or has with them happens nowhere: they are there.
  if (particle !== '' && !/(?:た|一緒の)$/u.test(act)) return particle;
  return subject.every(({ noun }) => isLiving(noun)) ? 'にいる' : 'の';
}

/** "人々のいる", "ソファとベッドのある": what a room or a landscape has. A second の would be hard to read. */
function holding(things: readonly SaidThing[], words: Vocabulary): string {
  const livingText = list(
    things.filter(({ noun }) => isLiving(noun)),
    words,
  );
  const otherText = list(
    things.filter(({ noun }) => !isLiving(noun)),
    words,
  );
  const having = (text: string) => (text.includes('の') ? 'が' : 'の');
  if (otherText === '') return livingText === '' ? '' : `${livingText}${having(livingText)}いる`;
  if (livingText === '') return `${otherText}${having(otherText)}ある`;
  return `${otherText}があり、${livingText}${having(livingText)}いる`;
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

const ANIMAL_NOUNS = animalNouns(entriesOf(ANIMALS).keys());

/** Subjects that other things are in or on, instead of next to them. */
const GROUNDS = new Set(
  listed(`
    a room, a kitchen, a bathroom, a bedroom, a living room, a restaurant, a shop, a library, a bakery,
    a bookstore, a grocery store, a beach, a beach by the sea, the sea, a lake, a river, a pool, a dock, a pier,
    a park, a garden, a playground, a field, a rapeseed field, a forest, a hill, a valley, mountains,
    snowy mountains, a snowy mountain, a landscape, a path, a city, a city street, a street, a road, a stage,
    grass, snow, sand`),
);

/** Returns whether a noun's thing is alive: 犬がいる, but 机がある. */
function isLiving(noun: string): boolean {
  return PEOPLE_NOUNS.has(noun) || ANIMAL_NOUNS.has(noun);
}

/** Returns whether things are in or on what a noun names: "ソファのあるリビング". */
function isGround(noun: string): boolean {
  return GROUNDS.has(noun);
}

/** Words aren't separated, so none can be told apart. */
const LINKS: NameLinks = { starts: new Set(), joints: new Set(), articles: new Set() };

const TITLES: TitlePatterns = {
  links: LINKS,
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
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, title: (title) => titleIn('ja', title, TITLES) },
  naming: {
    keepsCase: true,
    leading: /^(?!)/u,
    links: LINKS,
  },
  colon: '：',
  stop: '。',
};
