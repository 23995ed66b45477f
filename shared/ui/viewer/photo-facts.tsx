import type { ReactNode } from 'react';
import { sizeText } from '#core/accounts/quantity-text.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { isLocalDate } from '#core/dates/calendar.ts';
import { knownDayWriter } from '#core/dates/known-day.ts';
import { type DateSource, dateSourceRow } from '#core/dates/date-sources.ts';
import { filmLength } from '#core/films/film-length.ts';
import { roughDateOf } from '#core/dates/photo-date.ts';
import type { Photo } from '#core/photo.ts';
import { placeText } from '#core/places/place-text.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import type { Translate } from '#messages/translate.ts';
import { dateSourcesWords } from '#words/date-sources.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { PictureState } from './large-pictures.ts';

interface PhotoFactsProps {
  photo: Photo;
  picture: PictureState;
  /** The batch's findings about the photo, once it has been analyzed. */
  placed: PlacedPhoto | undefined;
  /** Whether it has been renamed since. */
  isRenamed: boolean;
}

/** Shows what is known about the file: when and where it was taken, its size, its original name and its source. */
export function PhotoFacts({ photo, picture, placed, isRenamed }: PhotoFactsProps) {
  const t = useMessages(dateSourcesWords, quantitiesWords, viewerWords);
  const { size, takenAt: exif } = picture.status === 'ready' ? picture : {};
  const sizes = [...(size ? [t('viewer.pixels', size)] : []), sizeText(photo.sizeBytes, t)];
  const { takenAt, dateSource: source, location, filmSeconds } = placed ?? {};
  const date = dateText(
    { placed: takenAt, source, exif, rough: roughDateOf(photo), modifiedMs: photo.modifiedMs },
    t,
  );
  const place = location?.place && (
    <a
      href="https://www.geonames.org"
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      {t('viewer.geoNames')}
    </a>
  );
  const facts: readonly (readonly [string, string | undefined, ReactNode?])[] = [
    [t('viewer.taken'), date.date, date.source],
    [t('viewer.place'), location && locationText(location, t.locale), place],
    [t('viewer.length'), filmSeconds ? filmLength(filmSeconds) : undefined],
    [t('viewer.size'), sizes.join(' · ')],
    [t('viewer.was'), isRenamed ? photo.name : undefined],
    [t('viewer.source'), photo.folder],
  ];
  return (
    <dl className="viewer-facts">
      {facts.map(
        ([label, value, beside]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
                {beside && <span className="block text-13 text-quiet">{beside}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

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
 * Returns when a photo was taken, and the source: "14 July 2019 at 18:30" and "from the file itself". Without a
 * source, returns that there is no date, with the file's day if it has one.
 */
export function dateText(
  { placed, source, exif, rough, modifiedMs }: KnownDate,
  t: Translate<'date-sources' | 'viewer'>,
): { readonly date: string; readonly source?: string } {
  const local = placed ?? exif;
  const { isOfTaking, text } = dateSourceRow(placed === undefined ? 'exif' : (source ?? 'exif'));
  const known = local === undefined ? undefined : localText(local, t.locale);
  if (known !== undefined && isOfTaking) return { date: known, source: t(text) };
  if (rough !== undefined) return { date: rough, source: t(dateSourceRow('file').text) };
  if (!(modifiedMs >= FIRST_FILE_MS)) return { date: t('viewer.noDate') };
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' });
  return { date: t('viewer.undated', { day: format.format(modifiedMs) }) };
}

/** Formats as much as is known. */
function localText(local: string, locale: string): string | undefined {
  if (local.includes('T')) return takenText(local, locale);
  return isLocalDate(local) ? knownDayWriter(locale)(local) : undefined;
}

/**
 * Formats when a photo was taken: "14 July 2019 at 18:30".
 *
 * @param takenAt the camera's local time, `YYYY-MM-DDTHH:mm:ss`
 * @returns undefined for an invalid time
 */
export function takenText(takenAt: string, locale: string): string | undefined {
  const ms = Date.parse(`${takenAt}Z`);
  if (Number.isNaN(ms)) return undefined;
  // The camera's local time, independent of the user's own time zone.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(ms);
}

/** Returns where a photo was taken: `Lisbon, Portugal`, or its coordinates if no city is near. */
export function locationText({ place, latitude, longitude }: PhotoLocation, locale: string): string {
  if (place) return placeText(place, locale);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return `${format.format(latitude)} · ${format.format(longitude)}`;
}
