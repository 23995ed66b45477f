import { cleanText, cutAtWord } from '../naming/clean-text.ts';
import { isInstruction } from '../categories/instruction.ts';
import { HINT_LENGTHS } from '../limits.ts';
import { MACHINE_PHRASES, MACHINE_WORDS } from '../naming/machine-names-table.ts';
import { characters, firstSentence } from '../naming/short-name.ts';
import { wordsOf } from '../naming/words.ts';

/** A text that a person wrote about a photo, if it has descriptive words. */
export interface OwnWords {
  readonly text: string;
  /** The number of its descriptive words. */
  readonly telling: number;
}

const IS_NUMBER = /^\p{Nd}+$/u;
/** "28th", "4x4", "50mm"; "A380" has three digits and counts as a camera's model. */
const WITH_FEW_DIGITS = /^(?:\p{Nd}{1,4}\p{L}{1,3}|\p{L}{1,6}\p{Nd}{1,2})$/u;
/** A UUID (RFC 9562), or enough hexadecimal digits for a checksum or a key. */
const HEXADECIMAL = /(?<![a-z\d])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,})(?![a-z\d])/giu;
const HUMP = /(?<=\p{L}\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu;
/** A number in brackets, as systems append it to a second file of the same name, with what programs write after it. */
const COUNTED = /(?:\s*[([]\d{1,4}[)\]])+(?=\s|[-_.]|$)/gu;

/**
 * Returns the words of a file's or folder's name that a person chose: without parts that cameras, phones and
 * operating systems generate, and with spaces instead of separators ("emma_s-cake", "EmmasCake").
 *
 * @param stem without its extension
 * @returns undefined if the name is generated
 */
export function wordsOfName(stem: string): OwnWords | undefined {
  if (isMachineName(stem)) return undefined;
  const plain = stem.replace(HEXADECIMAL, ' ').replace(COUNTED, ' ').replaceAll('+', ' ');
  const clean = cleanText(plain, HINT_LENGTHS.text);
  const isSlug = !/\s/u.test(clean);
  const spaced = clean
    .replace(/_+/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ' ')
    .replace(isSlug ? /[-–]/gu : /(?<=\p{Nd})[-–](?=\p{Nd})/gu, ' ');
  const words = spaced.split(' ').map(withoutHumps).join(' ');
  // A single technical word in a name tells that it is about the file.
  return words.split(/\s+/u).some(isTechnical) ? undefined : telling(words);
}

/**
 * Returns the first sentence of a person's text, cleaned. A text that is a file name is treated as one.
 *
 * @returns undefined if it has no descriptive words
 */
export function wordsOfText(text: string): OwnWords | undefined {
  const whole = cleanText(text, HINT_LENGTHS.taken);
  if (isInstruction(whole)) return undefined;
  const clean = cutAtWord(firstSentence(whole).trim(), HINT_LENGTHS.text);
  if (!/\s/u.test(clean)) return wordsOfName(clean.replace(/\.[a-z\d]{2,5}$/iu, ''));
  return telling(clean.replace(/_+/gu, ' '));
}

/** Returns whether words only name an occasion, such as "Summer trip 2019", which says nothing about one photo. */
export function isOccasion({ text }: OwnWords): boolean {
  return text
    .split(' ')
    .every((part) => MACHINE_WORDS.occasions.has(bare(part.replace(/^[dl]['’]/iu, ''))) || !tells(part));
}

function isMachineName(text: string): boolean {
  return MACHINE_PHRASES.some((phrase) => phrase.test(text));
}

/** "EmmasCake" is two words; "WhatsApp" and "McDonald" are one. */
function withoutHumps(word: string): string {
  return MACHINE_WORDS.machine.has(bare(word)) ? word : word.replace(HUMP, ' ');
}

/** Removes generated parts at both ends; undefined if no descriptive word is left, or if the text is an instruction. */
function telling(text: string): OwnWords | undefined {
  if (isInstruction(text) || isMachineName(text)) return undefined;
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  if (parts.some((part) => MACHINE_WORDS.stock.has(bare(part)))) return undefined;
  const own = withoutMachineEnds(parts);
  const words = own.filter(tells);
  if (words.every(isTechnical)) return undefined;
  return { text: own.join(' ').replace(/[\s,;:\-–—]+$/u, ''), telling: words.length };
}

function isTechnical(part: string): boolean {
  return MACHINE_WORDS.technical.has(bare(part));
}

function withoutMachineEnds(parts: readonly string[]): readonly string[] {
  let start = 0;
  let end = parts.length;
  while (start < end && isMachineStart(parts, start)) start += 1;
  // Removes what belonged to the removed parts: the number of "IMG 2041", the "of" of "Copy of".
  while (start > 0 && start < end && (isNumber(parts[start]) || isLink(parts[start]))) start += 1;
  while (end > start && isMachineEnd(parts[end - 1])) end -= 1;
  return parts.slice(start, end).filter((part) => /[\p{L}\p{N}&+]/u.test(part) && !isCode(part));
}

/** "Photo 3" and "Copy of" start like this; "Picture day at school" starts with a descriptive word. */
function isMachineStart(parts: readonly string[], at: number): boolean {
  const part = parts[at] ?? '';
  if (bare(part) === '' || isCode(part) || /^0\d+$/u.test(part)) return true;
  const next = parts[at + 1];
  const isAlone = next === undefined || isNumber(next) || (!tells(next) && !isLink(next));
  if (MACHINE_WORDS.machine.has(bare(part))) return isAlone || isLink(next);
  return MACHINE_WORDS.general.has(bare(part)) && (isAlone || isLink(next));
}

function isMachineEnd(part: string | undefined): boolean {
  const word = bare(part);
  return (
    word === '' || isCode(part ?? '') || MACHINE_WORDS.machine.has(word) || MACHINE_WORDS.suffixes.has(word)
  );
}

function isNumber(part: string | undefined): boolean {
  return IS_NUMBER.test(bare(part));
}

function isLink(part: string | undefined): boolean {
  return MACHINE_WORDS.links.has(bare(part));
}

/** Returns whether a word is descriptive; a person's name counts, too. */
function tells(part: string): boolean {
  const word = bare(part);
  const { machine, general, suffixes } = MACHINE_WORDS;
  if (machine.has(word) || general.has(word) || suffixes.has(word) || isLink(part)) return false;
  if (/\p{Nd}/u.test(word) || isCode(part)) return false;
  // A word in a script without capitals can be short.
  return /\p{Lo}/u.test(word) || characters(word.replaceAll("'", '')).length >= 3;
}

/** Returns whether a word is a code: letters mixed with digits, as in hashes and camera numbers, or unpronounceable. */
function isCode(part: string): boolean {
  const word = bare(part);
  if (/\p{L}/u.test(word) && /\p{Nd}/u.test(word)) return !WITH_FEW_DIGITS.test(word);
  if (/^[a-f]{8,}$/u.test(word) || (part.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) > 1) return true;
  const latin = word.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-z]{4,}$/u.test(latin) && !/[aeiouy]/u.test(latin);
}

/** A word as in the tables: lower case, without surrounding marks. */
function bare(part: string | undefined): string {
  return wordsOf(part ?? '').join('');
}
