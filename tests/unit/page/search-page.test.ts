import { expect, it } from 'vitest';
import type { PageData } from '../../../shared/page/page-data.ts';
import { pageSearch } from '../../../shared/page/search-page.ts';

const words = {
  all: '',
  notPlaced: '',
  shown: '',
  nothing: '',
  before: '',
  looksLike: '',
  writtenDate: '{date}',
};
const photos = [
  { path: 'Portraits/man.jpg', original: 'a.jpg', date: '1987-05' },
  { path: 'Portraits/woman.jpg', original: 'b.jpg', date: '1987' },
  { path: 'Pets/dog.jpg', original: 'c.jpg', date: '2019-07-14T18:30:00+02:00' },
  { path: 'Pets/cat.mp4', original: 'd.mp4', filmSeconds: 70 },
];
const data: PageData = { words, photos, concepts: [], vocabulary: [] };

it.each([
  ['1987', ['a.jpg', 'b.jpg']],
  ['may 1987', ['a.jpg']],
  ['july 2019', ['c.jpg']],
  ['is:video', ['d.mp4']],
  ['videos longer than a minute', ['d.mp4']],
  ['shorter than a minute', []],
])('the page in a ZIP finds what is known of dates and films by %s', (query, found) => {
  expect(
    pageSearch(
      data,
      'en',
    )(query)
      .map(({ photo }) => photo.original)
      .toSorted(),
  ).toEqual(found);
});
