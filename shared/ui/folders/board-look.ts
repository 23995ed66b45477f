import { keptValue, keptYes } from '../kit/kept-value.ts';
import { ROW_HEIGHTS } from '../limits.ts';

/** The height of the rows of photos, in CSS pixels. */
export const ROW_HEIGHT = keptValue<number>({
  key: 'board-row-height',
  parse: (text) => {
    const height = text === null ? ROW_HEIGHTS.usual : Number(text);
    return height >= ROW_HEIGHTS.least && height <= ROW_HEIGHTS.most ? height : ROW_HEIGHTS.usual;
  },
  format: (height) => (height === ROW_HEIGHTS.usual ? null : String(height)),
});

/** Whether the names of photos are shown below them. */
export const SHOWS_NAMES = keptYes('board-names');
