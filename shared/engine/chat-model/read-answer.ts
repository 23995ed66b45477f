import { AppError } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { DESCRIPTION_LENGTH, ENGINE_MESSAGE_LENGTH, ENGINE_NAME_LENGTH } from './limits.ts';
import { brokenField, jsonValuesIn, unwrapped } from './json-in-text.ts';
import { isRefusal, labelledLines, proseIn, wholeSentences, withoutMarkdown } from './plain-prose.ts';
import { CATEGORY_NAMES, type CategoryName } from '#core/categories/categorize.ts';
import { wordsOf } from '#core/naming/words.ts';

/**
 * Invisible characters, and those that reverse text: control, format (such as U+202E), private-use and unassigned
 * characters, lone surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]+/gu;

/**
 * Turns an external service's text into one line of plain text: without invisible characters, and cut between two
 * words if it is too long. The result is untrusted data that is only displayed as text.
 *
 * @param maxLength in UTF-16 code units; a single longer word is cut there
 */
function plainWords(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    // Line breaks and tabs separate words; other invisible characters may occur within a word.
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  return (/^(.+)\s/u.exec(cut)?.[1] ?? cut).toWellFormed().trim();
}

const BY_WORDS = new Map(CATEGORY_NAMES.map((name) => [wordsIn(name), name]));

/**
 * Finds the category that a model named. Case and punctuation are ignored, "and" equals "&", and text after a colon,
 * as in the prompt's list, is dropped. Undefined for names that aren't ours.
 */
function categoryByName(text: string): CategoryName | undefined {
  return BY_WORDS.get(wordsIn(text)) ?? BY_WORDS.get(wordsIn(text.split(':')[0] ?? ''));
}

function wordsIn(text: string): string {
  return wordsOf(text)
    .filter((word) => word !== 'and')
    .join(' ');
}

/** How deeply an answer may be nested in other objects, such as the arguments of a tool call. */
const WRAPPED_DEEP = 3;

/** Placeholders that models write for missing values. */
const NOTHING = /^(?:null|none|nil|n\/?a|undefined|unknown|string)\W*$/i;

/** The fields of a model's answer, not yet validated. */
interface Said {
  readonly description: string;
  readonly category?: string;
  readonly name?: string;
}

/**
 * Parses a model's answer: the requested JSON, anywhere in the text; the usable fields of malformed JSON; lines with
 * labels; or bare prose. The answer is untrusted: texts become plain words of limited length, and only our own
 * categories are accepted.
 *
 * @param isCutOff whether the answer was truncated: then only complete sentences count
 * @throws {AppError} `engine-failed` if the model refuses or the answer breaks off, `no-description` for an empty
 * answer
 */
export function readAnswer(content: string, isCutOff: boolean): ImageAnalysis {
  // Reasoning models write their thoughts before the answer.
  const text = unwrapped(content.replace(/^\s*<think>[^]*?(?:<\/think>|$)/i, '').trim());
  const said = saidIn(text, isCutOff);
  const name = nameOf(said.name ?? '');
  const words = plainWords(withoutMarkdown(said.description), DESCRIPTION_LENGTH);
  const description = isNothing(words) ? sentenceOf(name) : words;
  if (description === '') throw new AppError({ code: 'no-description', details: {} });
  if (isRefusal(description)) throw failed(`the service declined: ${description}`);
  const category = categoryByName(said.category ?? '');
  return { description, ...(category ? { category } : {}), ...(name === '' ? {} : { name }) };
}

/** Returns an `engine-failed` error with a message that is safe to display. */
export function failed(text: string): AppError {
  const message = plainWords(text, ENGINE_MESSAGE_LENGTH);
  return new AppError({ code: 'engine-failed', details: { message } });
}

function saidIn(text: string, isCutOff: boolean): Said {
  // A proxy's page in place of the answer.
  if (/^<(?:!doctype|html|head|body)\b/i.test(text)) return { description: '' };
  let isJson = false;
  for (const value of jsonValuesIn(text)) {
    isJson = true;
    const said = saidInValue(value, WRAPPED_DEEP);
    if (said) return said;
  }
  const startsAsJson = /^\W*[{[]/.test(text);
  if (isJson && startsAsJson) return { description: '' };
  const isBroken = startsAsJson || /"description"\s*:/i.test(text);
  return isBroken ? saidInBroken(text) : saidInProse(text, isCutOff);
}

/** Returns the first object, searched depth-first, that has the fields of an answer. */
function saidInValue(value: unknown, deep: number): Said | undefined {
  if (typeof value !== 'object' || value === null || deep < 0) return undefined;
  const fields = new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field as unknown]));
  const description = textOf(fields.get('description'));
  const name = textOf(fields.get('name'));
  const category = textOf(fields.get('category'));
  if (description !== '' || (name !== '' && fields.has('category'))) return { description, category, name };
  for (const field of fields.values()) {
    // The arguments of a tool call are JSON in a string.
    const inner = typeof field === 'string' ? jsonValuesIn(unwrapped(field)).next().value : field;
    const said = saidInValue(inner, deep - 1);
    if (said) return said;
  }
  return undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(' ').trim()
    : '';
}

function saidInBroken(text: string): Said {
  const description = brokenField(text, 'description');
  const whole = description?.isWhole ? description.text : wholeSentences(description?.text ?? '');
  if (whole.trim() === '') throw failed('the service broke off its answer');
  const rest = (field: string) => {
    const found = brokenField(text, field);
    return found?.isWhole ? found.text : '';
  };
  return { description: whole, category: rest('category'), name: rest('name') };
}

function saidInProse(text: string, isCutOff: boolean): Said {
  const labelled = labelledLines(text);
  const description = labelled.get('description');
  if (description !== undefined) {
    const category = labelled.get('category') ?? labelled.get('folder') ?? '';
    return { description, category, name: labelled.get('name') ?? '' };
  }
  const prose = proseIn(text);
  if (!isCutOff || prose === '') return { description: prose };
  const whole = wholeSentences(prose);
  if (whole === '') throw failed('the service broke off its answer');
  return { description: whole };
}

/** Returns the name as separate words: some models write a file name instead of a phrase. */
function nameOf(text: string): string {
  const phrase = plainWords(withoutMarkdown(text), ENGINE_NAME_LENGTH)
    .replace(/\.(?:jpe?g|png|webp|heic|gif|tiff?|bmp|avif)$/i, '')
    .replaceAll('_', ' ')
    .trim();
  if (isNothing(phrase)) return '';
  return phrase.includes(' ') ? phrase : phrase.replaceAll('-', ' ');
}

/** Returns whether a text has no letters, or is a placeholder. */
function isNothing(text: string): boolean {
  return !/\p{L}/u.test(text) || NOTHING.test(text);
}

function sentenceOf(name: string): string {
  return name === '' ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
}
