/** Of a text that is no JSON as a whole, so much is searched for objects, at so many places: it may be anything. */
const SEARCHED_LENGTH = 100_000;
const SEARCHED_PLACES = 20;

/**
 * The JSON values in a text, in their order: the text itself if it is JSON, within a code fence or within a JSON text as
 * well; else every object that stands in it whole.
 */
export function* jsonValuesIn(text: string): Generator<unknown, void, void> {
  const whole = parsed(text.replace(/^```\w*\s*|\s*```$/g, ''));
  if (whole !== undefined) {
    yield typeof whole === 'string' ? parsed(whole) : whole;
    return;
  }
  const searched = text.slice(0, SEARCHED_LENGTH);
  let start = searched.indexOf('{');
  for (let place = 0; place < SEARCHED_PLACES && start >= 0; place += 1) {
    const end = objectEnd(searched, start);
    const value = end === undefined ? undefined : parsed(searched.slice(start, end));
    if (value !== undefined) yield value;
    start = searched.indexOf('{', value === undefined || end === undefined ? start + 1 : end);
  }
}

/** A field's text in JSON that is broken elsewhere, or within it. */
export interface BrokenField {
  readonly text: string;
  /** Whether it has its end. */
  readonly isWhole: boolean;
}

/** The text of a field in JSON that cannot be parsed: broken off, with a comma too many, with line breaks in it. */
export function brokenField(text: string, field: string): BrokenField | undefined {
  const pattern = new RegExp(`"${field}"\\s*:\\s*"((?:[^"\\\\]|\\\\[^])*)("?)`, 'i');
  const [, inner, end] = pattern.exec(text.slice(0, SEARCHED_LENGTH)) ?? [];
  if (inner === undefined) return undefined;
  const complete = end === '"' ? inner : inner.replace(/\\(?:u[0-9a-f]{0,3})?$/i, '');
  const value = parsed(`"${complete.replace(/\p{Cc}/gu, ' ')}"`);
  return typeof value === 'string' ? { text: value, isWhole: end === '"' } : undefined;
}

/** Behind the brace that closes the one at `start`; nothing where none does. */
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
