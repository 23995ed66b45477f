import { expect, it } from 'vitest';
import { readRememberedPhoto } from '#browser/remembered/read-remembered.ts';

const photo = {
  photoId: 'a',
  name: 'man.jpg',
  folder: 'Portraits',
  description: 'A man.',
  original: 'IMG_1.jpg',
};

it.each(['2019-07-14', '2019-07', '1987', undefined])(
  'a remembered photo of %s keeps what is known of its day',
  (day) => {
    expect(readRememberedPhoto({ ...photo, day })).toMatchObject({
      name: 'man.jpg',
      ...(day ? { day } : {}),
    });
  },
);

it('a remembered photo with an invalid day is not read', () => {
  expect(readRememberedPhoto({ ...photo, day: 'yesterday' })).toBeUndefined();
});
