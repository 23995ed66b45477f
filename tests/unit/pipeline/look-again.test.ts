import { describe, expect, it } from 'vitest';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { type DescribedPhoto, placePhoto } from '#pipeline/place-photo.ts';

const PLACING: NamingOptions = { rules: [], pattern: '{name}' };
const PHOTO = { id: 'a', name: 'IMG_1.jpg', sizeBytes: 9, modifiedMs: 0 };
const BLURRED: DescribedPhoto = {
  photo: PHOTO,
  format: 'jpeg',
  number: 1,
  description: 'A plate of pasta. It is food on a table.',
  category: 'Food',
  confidence: 0.9,
  lookAgain: 'blurred',
};

describe('a bad shot', () => {
  it('goes to Look again with its reason, and keeps its category', () => {
    expect(placePhoto(BLURRED, PLACING)).toMatchObject({
      folder: ['Look again'],
      lookAgain: 'blurred',
      category: 'Food',
    });
  });

  it('stays in its category on request', () => {
    const placed = placePhoto(BLURRED, { ...PLACING, ignoresQuality: true });
    expect(placed).toMatchObject({ folder: ['Food'] });
    expect(placed).not.toHaveProperty('lookAgain');
  });

  it("goes where a person's rule says", () => {
    const rules = [{ has: ['pasta'], category: 'Kitchen' }];
    const placed = placePhoto(BLURRED, { ...PLACING, rules });
    expect(placed).toMatchObject({ folder: ['Kitchen'] });
    expect(placed).not.toHaveProperty('lookAgain');
  });

  it('stays in its category if it is a small image of a web page', () => {
    const photo = { ...PHOTO, page: {} };
    expect(placePhoto({ ...BLURRED, photo, lookAgain: 'tiny' }, PLACING)).toMatchObject({ folder: ['Food'] });
  });
});
