import { keptValue } from '../kit/kept-value.ts';
import { ROW_HEIGHTS } from '../limits.ts';

/** How large the photos of the board are. */
export type PhotoSize = keyof typeof ROW_HEIGHTS;

/** All sizes, smallest first. */
export const PHOTO_SIZES = Object.keys(ROW_HEIGHTS) as readonly PhotoSize[];

/** The size of the photos. */
export const PHOTO_SIZE = keptValue<PhotoSize>({
  key: 'board-photo-size',
  parse: (text) => PHOTO_SIZES.find((size) => size === text) ?? 'medium',
  format: (size) => (size === 'medium' ? null : size),
});

/** Whether the names of photos are shown below them. */
export const SHOWS_NAMES = keptValue<boolean>({
  key: 'board-names',
  parse: (text) => text !== 'no',
  format: (isOn) => (isOn ? null : 'no'),
});
