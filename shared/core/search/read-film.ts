import { dateWord } from './date-words.ts';
import { foldedWords } from './folded-words.ts';
import { formsOf } from './word-forms.ts';

/** Films of these lengths, in whole seconds as players show them; 0 is an unknown length. */
export interface FilmRule {
  readonly from: number;
  readonly to: number;
}

/** Films in a query. */
export interface ReadFilm {
  readonly rule: FilmRule;
  /** How many words it takes. */
  readonly words: number;
}

/** What people type to find films, in the languages of the interface. */
export const FILM_WORDS = foldedWords('video film movie clip filme película 動画 ビデオ ムービー');

type Comparison = 'over' | 'atLeast' | 'under' | 'atMost';

/** Folded words before a length; longer ones first: "au moins" isn't "moins". In French, "d'" is already removed. */
const COMPARED: readonly (readonly [words: readonly string[], Comparison])[] = [
  ...listed('atLeast', 'at least,al menos,por lo menos,como minimo,au moins,au minimum,mindestens,minimum'),
  ...listed(
    'atMost',
    'at most,up to,como maximo,hasta,au plus,au maximum,jusqua,hochstens,maximal,bis zu,bis',
  ),
  ...listed(
    'over',
    'mas largo,mas larga,mas largos,mas largas,plus long,plus longue,plus longs,plus longues',
  ),
  ...listed(
    'under',
    'mas corto,mas corta,mas cortos,mas cortas,plus court,plus courte,plus courts,plus courtes',
  ),
  ...listed('over', 'longer,more,over,above,langer,laenger,mehr,uber,ueber,mas,plus'),
  ...listed('under', 'shorter,less,under,below,kurzer,kuerzer,weniger,unter,menos,moins'),
];

/** In Japanese, they follow the length: 1分以上. */
const COMPARED_BEHIND = new Map<string, Comparison>([
  ...['以上'].map((word) => [word, 'atLeast'] as const),
  ...['以下', '以内', 'まで'].map((word) => [word, 'atMost'] as const),
  ...['超', '超え', 'を超える', 'を超えた', 'より長い', 'より上', 'オーバー'].map(
    (word) => [word, 'over'] as const,
  ),
  ...['未満', 'を下回る', 'より短い'].map((word) => [word, 'under'] as const),
]);

const UNITS = new Map<string, number>([
  ...inSeconds(
    1,
    's sec secs second seconds sek sekunde sekunden seg segundo segundos seconde secondes 秒 秒間',
  ),
  ...inSeconds(60, 'min mins minute minutes minuten minuto minutos mn 分 分間'),
  ...inSeconds(3600, 'h hr hrs hour hours std stunde stunden hora horas heure heures 時間'),
]);

const THAN = new Set('than als de que'.split(' '));
const OR = new Set('or oder o ou'.split(' '));
/** Words between a film and its length, in either order. */
const LINKS = new Set(
  'that which are is last lasting of with die das der sind ist dauern dauert von mit que son duran dura con qui sont durent dure durant avec en lang long longs longues duracion duree de'.split(
    ' ',
  ),
);
const MOST_LINKS = 3;

/** A length in a run of Japanese, behind its number: 分以上の動画. */
const SPACELESS_LENGTH = new RegExp(
  `^(${[...UNITS.keys()].filter(isJapanese).toSorted(byLength).join('|')})(${[...COMPARED_BEHIND.keys()].toSorted(byLength).join('|')})の?(.*)$`,
  'u',
);

/**
 * Reads films and their lengths from the start of a query's words, in any of the five languages: "longer than a
 * minute", "videos over 30 seconds", "30 s or less", "Videos, die länger als 2 Minuten dauern", "1分以上の動画".
 *
 * @param words folded
 * @returns undefined if no length begins there; films alone are plain words, which photos may also have
 */
export function readFilm(words: readonly string[]): ReadFilm | undefined {
  const start = behindLinks(words, isFilmWord(words[0] ?? '') ? 1 : 0);
  const length = readLength(words, start);
  if (!length) return undefined;
  const behind = behindLinks(words, length.next);
  const isNamedBehind = start === 0 && isFilmWord(words[behind] ?? '');
  return { rule: length.rule, words: isNamedBehind ? behind + 1 : behind };
}

/** Returns whether the words are those of `is:film`. */
export function isFilmOperator([operator, kind = '', ...others]: readonly string[]): boolean {
  return operator === 'is' && others.length === 0 && isFilmWord(kind);
}

/** Films of any length. */
export const ANY_FILM: FilmRule = { from: 0, to: Number.POSITIVE_INFINITY };

/** Returns whether a film of this length fits a rule. @param seconds 0 if unknown */
export function isFilmAmong(seconds: number, { from, to }: FilmRule): boolean {
  const shown = seconds === 0 ? 0 : Math.max(1, Math.round(seconds));
  return from <= shown && shown <= to;
}

/** Returns the parts of a Japanese run that begins with a unit and a comparison; undefined for others. */
export function lengthInRun(run: string): { readonly words: string[]; readonly rest: string } | undefined {
  const [, unit, compared, rest = ''] = SPACELESS_LENGTH.exec(run) ?? [];
  return unit === undefined || compared === undefined ? undefined : { words: [unit, compared], rest };
}

function readLength(words: readonly string[], start: number) {
  const [before, behindBefore] = comparedAt(words, start);
  const isThan = before !== undefined && THAN.has(words[behindBefore] ?? '');
  const amount = amountAt(words, isThan ? behindBefore + 1 : behindBefore);
  if (!amount) return undefined;
  const [behind, next] = comparedBehind(words, amount.next);
  const compared = before ?? behind;
  if (!compared) return undefined;
  return { rule: ruleOf(compared, amount.seconds), next: before ? amount.next : next };
}

function comparedAt(words: readonly string[], at: number): [Comparison | undefined, next: number] {
  const found = COMPARED.find(([phrase]) => phrase.every((word, offset) => words[at + offset] === word));
  return found ? [found[1], at + found[0].length] : [undefined, at];
}

/** "or more", "以上" */
function comparedBehind(words: readonly string[], at: number): [Comparison | undefined, next: number] {
  const word = words[at] ?? '';
  const behind = COMPARED_BEHIND.get(word);
  if (behind) return [behind, at + 1];
  if (!OR.has(word)) return [undefined, at];
  const [compared, next] = comparedAt(words, at + 1);
  if (compared === 'over') return ['atLeast', next];
  return compared === 'under' ? ['atMost', next] : [undefined, at];
}

/** "30 seconds", "a minute", "30s" */
function amountAt(words: readonly string[], at: number) {
  const [, digits, own = ''] = /^(\d{1,5})(\p{L}*)$/u.exec(words[at] ?? '') ?? [];
  const said = dateWord(words[at] ?? '');
  const one = words[at] === 'an' ? 1 : undefined;
  const number = digits === undefined ? (said?.is === 'number' ? said.value : one) : Number(digits);
  const unit = UNITS.get(own || (words[at + 1] ?? ''));
  if (number === undefined || unit === undefined) return undefined;
  return { seconds: number * unit, next: at + (own ? 1 : 2) };
}

function ruleOf(compared: Comparison, seconds: number): FilmRule {
  const most = Number.POSITIVE_INFINITY;
  if (compared === 'over') return { from: seconds + 1, to: most };
  if (compared === 'atLeast') return { from: Math.max(1, seconds), to: most };
  return { from: 1, to: compared === 'under' ? seconds - 1 : seconds };
}

function behindLinks(words: readonly string[], at: number): number {
  let next = at;
  while (next < at + MOST_LINKS && LINKS.has(words[next] ?? '')) next += 1;
  return next;
}

function isFilmWord(word: string): boolean {
  const forms = formsOf(word);
  return FILM_WORDS.some((one) => forms.has(one));
}

function listed(compared: Comparison, phrases: string) {
  return phrases.split(',').map((phrase) => [phrase.split(' '), compared] as const);
}

function inSeconds(seconds: number, words: string) {
  return words.split(' ').map((word) => [word, seconds] as const);
}

function isJapanese(word: string): boolean {
  return /^\p{sc=Han}/u.test(word);
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}
