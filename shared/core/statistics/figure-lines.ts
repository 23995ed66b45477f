import { placeText } from '../places/place-text.ts';
import { sizeText } from '../accounts/quantity-text.ts';
import type { Figures } from './figures.ts';
import {
  busiestStep,
  countText,
  dateSourcesText,
  type FigureWords,
  keyFigures,
  locatedText,
  oneStepText,
  rowText,
  spanText,
  stepText,
  topicsText,
} from './figures-text.ts';
import { BAR_COLUMNS, FIGURE_ROWS } from './limits.ts';
import type { Timeline } from './timeline.ts';

/** A row with a bar. */
interface Row {
  readonly name: string;
  readonly figure: string;
  readonly photos: number;
}

const EIGHTHS = '▁▂▃▄▅▆▇█';

/** Returns the statistics as lines for a terminal, with bars made of characters. */
export function figureLines(figures: Figures, t: FigureWords): string[] {
  const { folders, timeline, places, located } = figures;
  const topics = topicsText(figures, t);
  const keys = keyFigures(figures, t).map(({ value, label }) => `${value} ${label}`);
  const folderRows = folders.map((one) => ({
    name: one.folder,
    figure: t('figures.folderRow', { items: rowText(one, t), size: sizeText(one.bytes, t) }),
    photos: one.photos,
  }));
  const placeRows = places.map((one) => ({
    name: placeText(one.place, t.locale),
    figure: rowText(one, t),
    photos: one.photos,
  }));
  return [
    t('figures.title'),
    `  ${keys.join(' · ')}`,
    '',
    t('figures.foldersTitle'),
    ...(topics === '' ? [] : [`  ${topics}`]),
    ...bars(folderRows, (count) => t('figures.moreFolders', { count })),
    '',
    t('figures.whenTitle'),
    ...(timeline
      ? [...timeLines(timeline, figures, t), `  ${dateSourcesText(figures, t)}`]
      : [`  ${t('figures.noDates')}`]),
    '',
    t('figures.whereTitle'),
    ...(located === 0
      ? [`  ${t('figures.noPlaces')}`]
      : [`  ${locatedText(figures, t)}`, ...bars(placeRows, (count) => t('figures.morePlaces', { count }))]),
  ];
}

function bars(rows: readonly Row[], more: (count: number) => string): string[] {
  const shown = rows.slice(0, FIGURE_ROWS);
  const most = shown.reduce((sum, { photos }) => Math.max(sum, photos), 1);
  const width = shown.reduce((widest, { name }) => Math.max(widest, name.length), 0);
  const lines = shown.map(({ name, figure, photos }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((photos / most) * BAR_COLUMNS)));
    return `  ${name.padEnd(width)}  ${bar.padEnd(BAR_COLUMNS)}  ${figure}`;
  });
  const rest = rows.length - shown.length;
  return rest > 0 ? [...lines, `  ${more(rest)}`] : lines;
}

function timeLines(timeline: Timeline, figures: Figures, t: FigureWords): string[] {
  const { steps } = timeline;
  const span = spanText(timeline, t.locale);
  if (steps.length < 2) return [`  ${oneStepText(timeline, t)}`];
  const most = steps.reduce((sum, { photos }) => Math.max(sum, photos), 1);
  const columns = steps.map(({ photos }) =>
    photos === 0 ? ' ' : EIGHTHS.charAt(Math.ceil((photos / most) * EIGHTHS.length) - 1),
  );
  const busiest = busiestStep(timeline);
  const told = busiest
    ? ` ${t('figures.most', { when: stepText(timeline, busiest, t.locale), items: countText(busiest.photos, figures, t) })}`
    : '';
  return [`  ${span}.${told}`, `  │${columns.join('')}│`];
}
