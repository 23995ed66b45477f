import { isLocalDate } from './calendar.ts';
import { dateSourceRow } from './date-sources.ts';
import { type Offset, readOffset } from './offset.ts';
import type { PhotoDate } from './photo-date.ts';

/** A date that is written into a copy of a photo. */
export interface WrittenDate {
  /** `YYYY-MM-DDTHH:mm:ss`, in the time of the place. */
  readonly local: string;
  /** From UTC; undefined if unknown. */
  readonly offset?: Offset;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const SECOND_LENGTH = 'YYYY-MM-DDTHH:mm:ss'.length;
/** A day without a time starts at midnight, as in a ZIP: programs don't read an EXIF day without a time. */
const FIRST_TIME = 'T00:00:00';

/**
 * Returns the date to write into a photo that has none of its own: a sidecar's or a name's, if the day is known.
 *
 * @returns undefined for any other date, such as the file's, which tells nothing about the photo
 */
export function dateToWrite({ date, dateSource }: PhotoDate): WrittenDate | undefined {
  if (date === null || !dateSourceRow(dateSource).isWritable) return undefined;
  if (date.length === DAY_LENGTH && isLocalDate(date)) return { local: `${date}${FIRST_TIME}` };
  const local = date.slice(0, SECOND_LENGTH);
  if (local.length < SECOND_LENGTH || !isLocalDate(local)) return undefined;
  const offset = readOffset(date.slice(SECOND_LENGTH).replace(/^\.\d+/, ''));
  return offset === undefined ? { local } : { local, offset };
}

/** Reads a date from a journal, which anyone may have written; undefined unless we could have written it. */
export function readWrittenDate(value: unknown): WrittenDate | undefined {
  if (typeof value !== 'object' || value === null || !('local' in value)) return undefined;
  const { local } = value;
  if (typeof local !== 'string' || local.length !== SECOND_LENGTH || !isLocalDate(local)) return undefined;
  const offset = 'offset' in value ? value.offset : undefined;
  if (offset === undefined) return { local };
  return typeof offset === 'string' && readOffset(offset) === offset ? { local, offset } : undefined;
}
