import { hasDay, isAhead, type LocalDate } from './calendar.ts';
import { isClockDefault } from './clock-defaults.ts';
import type { Offset } from './offset.ts';
import { readDate } from './spelled-date.ts';

/** One of the dates that a file has in its metadata. */
export type SaidDate =
  | {
      /** As it is spelled there. */
      readonly text: string;
      /** Of a field of its own. */
      readonly offset?: Offset | undefined;
      /** Of the moment that the photo shows, and not of a later change. */
      readonly isTaken?: boolean;
    }
  /** A moment in UTC, in milliseconds since 1970. */
  | { readonly utcMs: number };

/** When a photo or a film was taken, as its own file says. */
export interface FileDate {
  /** The camera's local time as far as it is known; undefined where only the moment is. */
  readonly local?: LocalDate;
  readonly offset?: Offset;
  /** The moment in UTC, in milliseconds since 1970, where it is known from elsewhere than the offset. */
  readonly utcMs?: number;
  /** Cameras whose clock was never set have this date, so that any other clue to the day is better. */
  readonly isDefault?: true;
}

/**
 * The date among those of a file that says when it was taken: the first that is one. Dates ahead of now are none. Those that
 * a camera has whose clock was never set stand back behind all others, which stand for themselves no more then: a later
 * change dates no photo. A year or a month is made more precise by a later date within it.
 *
 * @param said best first
 * @param nowMs milliseconds since 1970
 */
export function fileDate(said: readonly SaidDate[], nowMs: number): FileDate | undefined {
  const read = said.flatMap((one) => readSaid(one, nowMs) ?? []);
  const defaults = read.filter(({ date }) => date.isDefault);
  const usual = read.filter(({ date, isTaken }) => !date.isDefault && (defaults.length === 0 || isTaken));
  const [first] = usual;
  if (first) return moreExact(first.date, usual);
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
