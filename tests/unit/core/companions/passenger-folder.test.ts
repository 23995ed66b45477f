import { expect, it } from 'vitest';
import { passengerFolder, takenMs } from '#core/companions/passenger-folder.ts';

const MINUTE_MS = 60_000;
const placed = [
  { directory: 'a', takenMs: 0, folder: ['Pets'] },
  { directory: 'a', takenMs: 90 * MINUTE_MS, folder: ['Food'] },
  { directory: 'b', takenMs: 45 * MINUTE_MS, folder: ['Beach'] },
];

it.each([
  ['next to it in time', 'film.mp4', { directory: 'a', takenMs: 50 * MINUTE_MS }, ['Food']],
  ['if that is within an hour', 'film.mp4', { directory: 'a', takenMs: 151 * MINUTE_MS }, ['Videos']],
  ['in its own directory', 'film.mp4', { directory: 'c', takenMs: 45 * MINUTE_MS }, ['Videos']],
  ['unless its time is unknown', 'film.mp4', { directory: 'a', takenMs: undefined }, ['Videos']],
  ['unless it isn’t a film', 'x.dng', { directory: 'a', takenMs: 0 }, ['Unsorted']],
])('a passenger goes to the photo %s', (_when, name, file, folder) => {
  expect(passengerFolder(name, file, placed)).toEqual(folder);
});

it('a time is local, taken from a photo only with an hour, and never from its file', () => {
  expect(takenMs({ date: '2019-07-14T18:03:12+02:00', dateSource: 'exif' })).toBe(
    Date.UTC(2019, 6, 14, 18, 3, 12),
  );
  expect(takenMs({ date: '2019-07-14T18:03:12', dateSource: 'name' })).toBe(Date.UTC(2019, 6, 14, 18, 3, 12));
  expect(takenMs({ date: '2019-07-14', dateSource: 'name' })).toBeUndefined();
  expect(takenMs({ date: '2019-07-14T18:03:12Z', dateSource: 'file' })).toBeUndefined();
});
