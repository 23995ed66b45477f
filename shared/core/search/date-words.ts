/** A unit for counting back. */
export type DateUnit = 'day' | 'week' | 'month' | 'year';

/** The meaning of a folded word for a time. */
export type DateWord =
  /** From 1. */
  | { readonly is: 'month'; readonly month: number }
  /** From 0, winter first. */
  | { readonly is: 'season'; readonly season: number }
  | { readonly is: 'unit'; readonly unit: DateUnit }
  /** Shifts the next or previous word back this many times: 0 means the present one. */
  | { readonly is: 'relative'; readonly back: number }
  /** A unit and its distance in one word: "yesterday", "去年". */
  | { readonly is: 'past'; readonly unit: DateUnit; readonly back: number }
  /** "ago" comes last, "vor" before the number and the unit. */
  | { readonly is: 'ago' }
  | { readonly is: 'before' }
  | { readonly is: 'number'; readonly value: number }
  /** After a number, in Japanese. */
  | { readonly is: 'mark'; readonly unit: DateUnit }
  /** Has no meaning itself: "of", "de", "の". */
  | { readonly is: 'joint' };

/** January first. In all five languages, in full and abbreviated, without accents. */
const MONTHS = [
  'january jan januar janner enero ene janvier janv',
  'february feb februar febrero fevrier fevr',
  'march marz maerz marzo mars',
  'april apr abril abr avril avr',
  'may mai mayo',
  'june jun juni junio juin',
  'july jul juli julio juillet juil',
  'august aug agosto aout',
  'september sept sep septiembre setiembre septembre',
  'october oct oktober okt octubre octobre',
  'november nov noviembre novembre',
  'december dec dezember dez diciembre dic decembre',
];

/** Winter first, because a year begins with it. */
const SEASONS = [
  'winter winters wintern invierno inviernos hiver hivers 冬 ふゆ',
  'spring springs fruhling fruhjahr primavera primaveras printemps 春 はる',
  'summer summers sommer sommern verano veranos ete etes 夏 なつ',
  'autumn autumns fall herbst otono otonos automne automnes 秋 あき',
];

const UNITS = {
  day: 'day days tag tage tagen dia dias jour jours',
  week: 'week weeks woche wochen semana semanas semaine semaines',
  month: 'month months monat monate monaten mes meses mois',
  year: 'year years jahr jahre jahren ano anos an ans annee annees',
} as const satisfies Readonly<Record<DateUnit, string>>;

const MARKS = { day: '日', week: '週', month: '月', year: '年' } as const satisfies Readonly<
  Record<DateUnit, string>
>;

const LAST =
  'last past previous letzte letzten letzter letztes letztem vergangene vergangenen vergangener vergangenes pasado pasada ultimo ultima dernier derniere passe passee 前の この前の';
const THIS = 'this diese diesen dieser dieses diesem este esta ce cet cette';

const PAST: readonly (readonly [unit: DateUnit, back: number, words: string])[] = [
  ['day', 0, 'today heute hoy aujourdhui 今日'],
  ['day', 1, 'yesterday gestern ayer hier 昨日 きのう'],
  ['day', 2, 'vorgestern anteayer 一昨日 おととい'],
  ['week', 0, '今週'],
  ['week', 1, '先週'],
  ['month', 0, '今月'],
  ['month', 1, '先月'],
  ['year', 0, '今年'],
  ['year', 1, '去年 昨年'],
  ['year', 2, '一昨年 おととし'],
];

const NUMBERS = [
  'a one ein eine einem einer einen un una une',
  'two zwei dos deux',
  'three drei tres trois',
  'four vier cuatro quatre',
  'five funf cinco cinq',
  'six sechs seis',
  'seven sieben siete sept',
  'eight acht ocho huit',
  'nine neun nueve neuf',
  'ten zehn diez dix',
];

const JOINTS =
  'of in from the on im am vom von der die das den dem des de del la el los en du le les au s の に で の前';

const words = new Map<string, DateWord>();
function add(list: string, word: DateWord): void {
  // The first meaning counts: "sept" is a month.
  for (const one of list.split(' ')) if (!words.has(one)) words.set(one, word);
}
MONTHS.forEach((list, at) => add(list, { is: 'month', month: at + 1 }));
SEASONS.forEach((list, season) => add(list, { is: 'season', season }));
for (const unit of ['day', 'week', 'month', 'year'] as const) {
  add(UNITS[unit], { is: 'unit', unit });
  add(MARKS[unit], { is: 'mark', unit });
}
for (const [unit, back, list] of PAST) add(list, { is: 'past', unit, back });
add(LAST, { is: 'relative', back: 1 });
add(THIS, { is: 'relative', back: 0 });
add('ago 前', { is: 'ago' });
add('vor hace', { is: 'before' });
NUMBERS.forEach((list, at) => add(list, { is: 'number', value: at + 1 }));
add(JOINTS, { is: 'joint' });

/** Returns the meaning of a folded word for a time, in any of the five languages; undefined if none. */
export function dateWord(word: string): DateWord | undefined {
  return words.get(word);
}
