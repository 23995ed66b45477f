import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { type DescribedPhoto, placePhoto } from '#pipeline/place-photo.ts';
import { fakePhoto } from '../../fakes/fake-ports.ts';

const DOUBTFUL = 'A dog. Possibly a pet animal.';
const UNSURE = { category: 'Pets', confidence: 0.3 } as const;
const ASKED: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN, unsureToUnsorted: true };

function placed(
  described: Omit<Partial<DescribedPhoto>, 'photo'> & { readonly file?: string },
  placing: NamingOptions = ASKED,
): PlacedPhoto {
  const { file = 'IMG_1.jpg', ...said } = described;
  const photo = fakePhoto('a', { name: file });
  return placePhoto({ photo, format: 'jpeg', number: 1, description: DOUBTFUL, ...said }, placing);
}

describe('a photo whose folder is more likely wrong than right', () => {
  it('stays in that folder by default', { tags: ['otherwise-folder-unsorted'] }, () => {
    const { unsureToUnsorted: _asked, ...placing } = ASKED;
    expect(placed(UNSURE, placing)).toMatchObject(UNSURE);
    expect(placed(UNSURE, { ...placing, unsureToUnsorted: false })).toMatchObject(UNSURE);
  });

  it('goes to Unsorted on request, under its name, with the folder first among the alternatives', () => {
    const alternatives = [{ category: 'Wildlife', confidence: 0.2 }] as const;
    expect(placed({ ...UNSURE, alternatives })).toEqual({
      photoId: 'a',
      description: DOUBTFUL,
      category: 'Unsorted',
      folder: ['Unsorted'],
      alternatives: [UNSURE, ...alternatives],
      name: 'dog',
      extension: 'jpg',
    });
  });

  it('is recognized by its description if the engine gives no confidence', () => {
    expect(placed({}).category).toBe('Unsorted');
    expect(placed({ description: 'A dog.' }).category).toBe('Pets');
  });

  it('is not one from one half on', () => {
    expect(placed({ category: 'Pets', confidence: 0.49 }).category).toBe('Unsorted');
    expect(placed({ category: 'Pets', confidence: 0.5 })).toMatchObject({
      category: 'Pets',
      confidence: 0.5,
    });
  });

  it('goes where a person’s rule says', () => {
    const rules = [{ has: ['dog'], category: 'Rex' }];
    expect(placed(UNSURE, { ...ASKED, rules }).category).toBe('Rex');
  });

  it('goes where a person’s words say, and stays if they confirm the folder', () => {
    expect(placed({ ...UNSURE, file: 'Birthday cake.jpg' }).category).toBe('Birthdays & Parties');
    expect(placed({ ...UNSURE, file: 'Our dog in Oslo.jpg' })).toMatchObject(UNSURE);
    expect(placed({ ...UNSURE, file: 'Rex in Oslo.jpg' }).category).toBe('Unsorted');
  });

  it('goes to Unsorted if hints are turned off', () => {
    const placing = { ...ASKED, ignoresHints: true };
    expect(placed({ ...UNSURE, file: 'Our dog in Oslo.jpg' }, placing).category).toBe('Unsorted');
  });
});
