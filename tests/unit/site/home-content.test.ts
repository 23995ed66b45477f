import { describe, expect, it } from 'vitest';
import { categorize } from '#core/categorize.ts';
import { shortName } from '#core/short-name.ts';
import { DEMO_PHOTOS } from '../../../site/home/home-copy.ts';

describe('the demonstration on the home page', () => {
  it.each(DEMO_PHOTOS.map((photo) => [photo.name, photo] as const))(
    'shows what the product makes of %s',
    (_name, photo) => {
      const extension = photo.name.split('.').at(-1)?.toLowerCase();
      expect(categorize(photo.description)).toBe(photo.category);
      expect(`${shortName(photo.description)}.${extension}`).toBe(photo.fileName);
    },
  );
});
