import { SEARCHED_FOR_JSON } from './limits.ts';

/** Removes a JSON string literal or a code fence around a text; other texts are returned trimmed. */
export function unwrapped(text: string): string {
  const whole = text.startsWith('"') ? parsed(text) : undefined;
  return (typeof whole === 'string' ? whole : text).trim().replace(/^```\w*\s*|\s*```$/g, '');
}

/** Returns the JSON values in a text, in order: the text itself if it is JSON, else every complete object in it. */
export function* jsonValuesIn(text: string): Generator<unknown, void, void> {
  const whole = parsed(text);
  if (whole !== undefined) {
    yield whole;
    return;
  }
  const searched = text.slice(0, SEARCHED_FOR_JSON.length);
  let start = searched.indexOf('{');
  for (let place = 0; place < SEARCHED_FOR_JSON.places && start >= 0; place += 1) {
    const end = objectEnd(searched, start);
    const value = end === undefined ? undefined : parsed(searched.slice(start, end));
    if (value !== undefined) yield value;
    start = searched.indexOf('{', value === undefined || end === undefined ? start + 1 : end);
  }
}

/** The string value of a field in malformed JSON. */
export interface BrokenField {
  readonly text: string;
  /** Whether its closing quote was found. */
  readonly isWhole: boolean;
}

/**
 * Extracts a string field from JSON that can't be parsed: truncated, with a trailing comma, with line breaks in
 * strings.
 */
export function brokenField(text: string, field: string): BrokenField | undefined {
  const pattern = new RegExp(`"${field}"\\s*:\\s*"((?:[^"\\\\]|\\\\[^])*)("?)`, 'i');
  const [, inner, end] = pattern.exec(text.slice(0, SEARCHED_FOR_JSON.length)) ?? [];
  if (inner === undefined) return undefined;
  const complete = end === '"' ? inner : inner.replace(/\\(?:u[0-9a-f]{0,3})?$/i, '');
  const value = parsed(`"${complete.replace(/\p{Cc}/gu, ' ')}"`);
  return typeof value === 'string' ? { text: value, isWhole: end === '"' } : undefined;
}

/** Returns the index after the brace that closes the one at `start`; undefined if it isn't closed. */
function objectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
