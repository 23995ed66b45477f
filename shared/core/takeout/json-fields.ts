import { HINT_LENGTHS } from '../limits.ts';
import { isRecord } from '../is-record.ts';

/** An object of an export's JSON file; its fields are untrusted. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; undefined for any other value. */
export function fieldsOf(value: unknown): Fields | undefined {
  return isRecord(value) ? value : undefined;
}

/** Cuts a person's text about a photo like the texts in a photo's own file. */
export function writtenText(text: string): string {
  return text.slice(0, HINT_LENGTHS.taken).toWellFormed().trim();
}
