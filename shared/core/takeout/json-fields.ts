import { HINT_LENGTHS } from '../limits.ts';
import { isRecord } from '../is-record.ts';

/** An object of a JSON file of an export, whose fields may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; undefined for any other value. */
export function fieldsOf(value: unknown): Fields | undefined {
  return isRecord(value) ? value : undefined;
}

/** What people wrote about a photo, cut as the texts of a photo's own file are. */
export function writtenText(text: string): string {
  return text.slice(0, HINT_LENGTHS.taken).toWellFormed().trim();
}
