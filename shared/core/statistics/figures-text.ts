import { DATE_SOURCE_KEYS, dateSourceRow } from '../dates/date-sources.ts';
import { firstDayOf, isAsExactAs, knownDayFormat, precisionOf } from '../dates/known-day.ts';
import type { Figures, FolderFigure } from './figures.ts';
import type { Timeline, TimelineStep } from './timeline.ts';
import { filmLength } from '../films/film-length.ts';
import { itemsText, mixedText } from '../films/items-text.ts';
import { type Quantities, sizeText } from '../accounts/quantity-text.ts';
import { quotedIn } from '../wording/punctuation.ts';
import type { Translate } from '#messages/translate.ts';
import type { LeftOutFigure } from './left-out.ts';

/** The message subjects of statistics. */
export type FigureWords = Translate<'date-sources' | 'figures' | Quantities>;

/** A number with what it counts. */
export interface KeyFigure {
  readonly value: string;
  readonly label: string;
}

/** Returns the numbers of a batch, without zeros. */
export function keyFigures(figures: Figures, t: FigureWords): KeyFigure[] {
  const { items, filmSeconds, folders, bytes, along, groups, leftOut, waiting } = figures;
  const number = new Intl.NumberFormat(t.locale);
  const excluded = leftOut.reduce((sum, one) => sum + one.photos, 0);
  const counted: readonly (readonly [number, string])[] = [
    [along.films, t('figures.films', { count: along.films })],
    [along.raw, t('figures.raw', { count: along.raw })],
    [along.edited, t('figures.edited', { count: along.edited })],
    [along.copies, t('figures.copies', { count: along.copies })],
    [along.others, t('figures.others', { count: along.others })],
    [groups.near, t('figures.near', { count: groups.near })],
    [groups.burst, t('figures.bursts', { count: groups.burst })],
    [excluded, t('figures.leftOutCount', { count: excluded })],
    [waiting, t('figures.waiting')],
  ];
  return [
    ...(items.photos > 0 || items.films === 0
      ? [{ value: number.format(items.photos), label: t('figures.photos', { count: items.photos }) }]
      : []),
    ...(items.films > 0
      ? [{ value: number.format(items.films), label: t('figures.videos', { count: items.films }) }]
      : []),
    ...(filmSeconds > 0 ? [{ value: filmLength(filmSeconds), label: t('figures.videoLength') }] : []),
    { value: number.format(folders.length), label: t('figures.folders', { count: folders.length }) },
    { value: sizeText(bytes, t), label: t('figures.size') },
    ...counted
      .filter(([count]) => count > 0)
      .map(([count, label]) => ({ value: number.format(count), label })),
  ];
}

/** Returns the photos and films of a folder or place in words. */
export function rowText({ photos, films }: Pick<FolderFigure, 'photos' | 'films'>, t: FigureWords): string {
  return itemsText({ photos: photos - films, films }, t);
}

/** Returns a number of the batch's photos in words: "3 photos", or "3 photos and videos" if the batch has both. */
export function countText(count: number, { items }: Figures, t: FigureWords): string {
  return mixedText(count, items, t);
}

/** Returns how many photos have a location. */
export function locatedText(figures: Figures, t: FigureWords): string {
  return t('figures.located', { count: figures.located, items: countText(figures.photos, figures, t) });
}

/** Returns the sources of the photos' dates: "Dates: 5 from the file itself, 1 without a date." */
export function dateSourcesText({ dateSources }: Figures, t: FigureWords): string {
  const parts = DATE_SOURCE_KEYS.flatMap((key) => {
    const count = dateSources[key];
    return count > 0 ? [t('figures.dateSource', { count, source: t(dateSourceRow(key).text) })] : [];
  });
  const list = new Intl.ListFormat(t.locale, { style: 'narrow', type: 'conjunction' });
  return t('figures.dates', { parts: list.format(parts) });
}

/**
 * Returns the time span of a timeline's photos: "12 May 2024 – 3 June 2026", or a single day. Months or years if no
 * more is known of one end.
 */
export function spanText({ first, last }: Timeline, locale: string): string {
  const precision = precisionOf(first.length < last.length ? first : last);
  return knownDayFormat(locale, precision).formatRange(utc(firstDayOf(first)), utc(firstDayOf(last)));
}

/** Returns the time of photos that are all in one step: "All taken on 12 May 2024.", "All from 1987." */
export function oneStepText(timeline: Timeline, t: FigureWords): string {
  const { photos: count, first, last } = timeline;
  const when = spanText(timeline, t.locale);
  const isDay = [first, last].every((day) => isAsExactAs(day, 'day'));
  return isDay ? t('figures.oneDay', { count, day: when }) : t('figures.oneTime', { count, when });
}

/** A step of a timeline: "12 May 2026", "May 2026", "2026", "2010–2019". */
export function stepText(
  { unit, unitsPerStep }: Timeline,
  { from }: TimelineStep,
  locale: string,
  length: 'long' | 'short' = 'long',
): string {
  const first = utc(from);
  const year = { year: 'numeric', timeZone: 'UTC' } as const;
  if (unit === 'day') {
    const parts =
      length === 'long'
        ? ({ ...year, month: length, day: 'numeric' } as const)
        : ({ month: length, day: 'numeric', timeZone: 'UTC' } as const);
    return new Intl.DateTimeFormat(locale, parts).format(first);
  }
  if (unit === 'month') return new Intl.DateTimeFormat(locale, { ...year, month: length }).format(first);
  const last = Date.UTC(new Date(first).getUTCFullYear() + unitsPerStep - 1, 0, 1);
  const format = new Intl.DateTimeFormat(locale, year);
  return length === 'long' && unitsPerStep > 1 ? format.formatRange(first, last) : format.format(first);
}

/** Returns the step with the most photos; undefined if all have equally many. */
export function busiestStep({ steps }: Timeline): TimelineStep | undefined {
  const [most, second] = steps.toSorted((one, other) => other.photos - one.photos);
  return most && second && most.photos > second.photos ? most : undefined;
}

/** Returns the topics in one line, each with its number of photos; empty if there are none. */
export function topicsText({ topics }: Figures, { locale }: FigureWords): string {
  return topics.map(({ topic, photos }) => `${topic} ${photos.toLocaleString(locale)}`).join(' · ');
}

/** Returns the indices of the steps with a label below them: the first, and others at equal distances. */
export function labelledSteps({ steps }: Timeline, atMost: number): number[] {
  const apart = Math.ceil(steps.length / atMost);
  return steps.flatMap((_, at) => (at % apart === 0 ? [at] : []));
}

function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Returns the names of photos that were left out for one reason: "b.jpg, c.jpg and 12 more". */
export function namesText({ names, photos }: LeftOutFigure, t: Translate<'figures'>): string {
  const others = names.slice(1).map((name) => quotedIn(t.locale, name));
  const rest = photos - names.length;
  const list = new Intl.ListFormat(t.locale, { type: 'conjunction' });
  return list.format(rest > 0 ? [...others, t('figures.more', { count: rest })] : others);
}
