import { isLocalDate } from '#core/dates/calendar.ts';
import { knownDayWriter } from '#core/dates/known-day.ts';
import { type DateSource, dateSourceRow } from '#core/dates/date-sources.ts';
import type { Translate } from '#messages/translate.ts';
import { takenText } from './taken-text.ts';

/** Everything known about when a photo was taken. */
interface KnownDate {
  /** Local time `YYYY-MM-DDTHH:mm:ss`, as precise as the batch knows it. */
  readonly placed?: string | undefined;
  readonly source?: DateSource | undefined;
  /** The same from the file's own header, if it was opened. */
  readonly exif?: string | undefined;
  /** The year of its export; see `roughDateOf`. */
  readonly rough?: string | undefined;
  /** When the file was last modified, in milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
}

/** Earlier file times are invalid: ZIPs and file systems without times have these. */
const FIRST_FILE_MS = Date.UTC(1980, 0, 2);

/**
 * Returns when a photo was taken, and the source: "14 July 2019 at 18:30" and "from the photo itself". Without a
 * source, returns that there is no date, with the file's day if it has one.
 */
export function dateText(
  { placed, source, exif, rough, modifiedMs }: KnownDate,
  t: Translate<'viewer'>,
): { readonly date: string; readonly source?: string } {
  const local = placed ?? exif;
  const { from } = dateSourceRow(placed === undefined ? 'exif' : (source ?? 'exif'));
  const known = local === undefined ? undefined : localText(local, t.locale);
  if (known !== undefined && from !== undefined) return { date: known, source: t(from) };
  if (rough !== undefined) return { date: rough, source: t('viewer.fromName') };
  if (!(modifiedMs >= FIRST_FILE_MS)) return { date: t('viewer.noDate') };
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' });
  return { date: t('viewer.undated', { day: format.format(modifiedMs) }) };
}

/** Formats as much as is known. */
function localText(local: string, locale: string): string | undefined {
  if (local.includes('T')) return takenText(local, locale);
  return isLocalDate(local) ? knownDayWriter(locale)(local) : undefined;
}
