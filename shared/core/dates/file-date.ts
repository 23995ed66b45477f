import { hasDay, isAhead, type LocalDate } from './calendar.ts';
import { isClockDefault } from './clock-defaults.ts';
import type { Offset } from './offset.ts';
import { readDate } from './spelled-date.ts';

/** One of the dates in a file's metadata. */
export type SaidDate =
  | {
      /** As spelled there. */
      readonly text: string;
      /** The offset, if it has a field of its own. */
      readonly offset?: Offset | undefined;
      /** Whether it is the moment of the shot, not of a later change. */
      readonly isTaken?: boolean;
    }
  /** A moment in UTC, in milliseconds since 1970. */
  | { readonly utcMs: number };

/** When a photo or film was taken, by its own file. */
export interface FileDate {
  /** The camera's local time as far as it is known; undefined if only the moment is. */
  readonly local?: LocalDate;
  readonly offset?: Offset;
  /** The moment in UTC, in milliseconds since 1970, if it is known from more than the offset. */
  readonly utcMs?: number;
  /** Whether it is the date of an unset camera clock, so that any other clue to the day is better. */
  readonly isDefault?: true;
  /** Whether it is the time of an edit, which a camera may have written for the time of taking. */
  readonly isEdited?: true;
}

/**
 * Returns the date among those of a file that tells when it was taken: the first valid one. Future dates are invalid.
 * Dates of an unset camera clock come after all others; dates of later changes then don't count. A later, more
 * precise date within a year or a month refines it.
 *
 * @param said best first
 * @param nowMs milliseconds since 1970
 */
export function fileDate(said: readonly SaidDate[], nowMs: number): FileDate | undefined {
  const read = said.flatMap((one) => readSaid(one, nowMs) ?? []);
  const defaults = read.filter(({ date }) => date.isDefault);
  const usual = read.filter(({ date, isTaken }) => !date.isDefault && (defaults.length === 0 || isTaken));
  const [first] = usual;
  if (first) return first.isTaken ? moreExact(first.date, usual) : { ...first.date, isEdited: true };
  const changed = read.find(({ date }) => !date.isDefault);
  const [doubtful] = changed ? [changed] : defaults;
  return doubtful && { ...doubtful.date, isDefault: true };
}

interface ReadSaid {
  readonly date: FileDate;
  readonly isTaken: boolean;
}

function readSaid(said: SaidDate, nowMs: number): ReadSaid | undefined {
  if ('utcMs' in said) {
    const { utcMs } = said;
    const local = new Date(utcMs).toISOString().slice(0, 19);
    if (isAhead(local, nowMs)) return undefined;
    return { date: { utcMs, ...(isClockDefault(local) ? { isDefault: true } : {}) }, isTaken: true };
  }
  const spelled = readDate(said.text);
  if (!spelled || isAhead(spelled.local, nowMs)) return undefined;
  const { local } = spelled;
  const offset = spelled.offset ?? (local.includes('T') ? said.offset : undefined);
  const date = {
    local,
    ...(offset === undefined ? {} : { offset }),
    ...(isClockDefault(local) ? ({ isDefault: true } as const) : {}),
  };
  return { date, isTaken: said.isTaken ?? false };
}

function moreExact(date: FileDate, all: readonly ReadSaid[]): FileDate {
  const { local } = date;
  if (local === undefined || hasDay(local)) return date;
  const within = all.find(({ date: other, isTaken }) => {
    return isTaken && other.local !== undefined && hasDay(other.local) && other.local.startsWith(local);
  });
  return within?.date ?? date;
}
