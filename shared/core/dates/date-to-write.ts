import { isLocalDate } from './calendar.ts';
import { type Offset, readOffset } from './offset.ts';
import type { PhotoDate } from './photo-date.ts';

/** A date that is written into a copy of a photo. */
export interface WrittenDate {
  /** `YYYY-MM-DDTHH:mm:ss`, in the time of the place. */
  readonly local: string;
  /** From UTC; undefined if it is unknown. */
  readonly offset?: Offset;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const SECOND_LENGTH = 'YYYY-MM-DDTHH:mm:ss'.length;
/** A day without a time begins then, as it does for an entry of a ZIP: EXIF has no day alone that programs read. */
const FIRST_TIME = 'T00:00:00';

/**
 * Returns what is written into a photo that has no date of its own: a date from a sidecar or a name, of which the day is
 * known.
 *
 * @returns undefined for any other date, such as that of the file, which says nothing of the photo
 */
export function dateToWrite({ date, dateSource }: PhotoDate): WrittenDate | undefined {
  if (date === null || (dateSource !== 'sidecar' && dateSource !== 'name')) return undefined;
  if (date.length === DAY_LENGTH && isLocalDate(date)) return { local: `${date}${FIRST_TIME}` };
  const local = date.slice(0, SECOND_LENGTH);
  if (local.length < SECOND_LENGTH || !isLocalDate(local)) return undefined;
  const offset = readOffset(date.slice(SECOND_LENGTH).replace(/^\.\d+/, ''));
  return offset === undefined ? { local } : { local, offset };
}

/** Returns a date of a journal, which anyone may have written; undefined if it is none that we write. */
export function readWrittenDate(value: unknown): WrittenDate | undefined {
  if (typeof value !== 'object' || value === null || !('local' in value)) return undefined;
  const { local } = value;
  if (typeof local !== 'string' || local.length !== SECOND_LENGTH || !isLocalDate(local)) return undefined;
  const offset = 'offset' in value ? value.offset : undefined;
  if (offset === undefined) return { local };
  return typeof offset === 'string' && readOffset(offset) === offset ? { local, offset } : undefined;
}
