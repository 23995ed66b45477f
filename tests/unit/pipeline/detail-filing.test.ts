import { expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { detailFiling } from '#pipeline/detail-filing.ts';

const placed = (photoId: string, category: string, folder = [category]): PlacedPhoto => ({
  photoId,
  description: '',
  category,
  folder,
  name: photoId,
  extension: 'jpg',
});

it('files the photos that change their folder, also those next to photos of an earlier board', async () => {
  const birds = [placed('a', 'Birds'), placed('b', 'Pets'), placed('c', 'Sports & Fitness')];
  expect(detailFiling('balanced').detail).toBe('balanced');
  expect(await detailFiling('balanced').folders(birds)).toEqual(
    new Map([
      ['a', ['Animals']],
      ['b', ['Animals']],
    ]),
  );
  expect(await detailFiling('balanced').folders([placed('a', 'Birds')])).toEqual(new Map());
  expect(await detailFiling('balanced', birds).folders([placed('d', 'Wildlife')])).toEqual(
    new Map([['d', ['Animals']]]),
  );
  const blurred = placed('e', 'Birds', ['Look again']);
  expect(await detailFiling('wide').folders([blurred])).toEqual(new Map());
});

it('leaves photos where the person’s own rules put them', async () => {
  const ruled = [
    { ...placed('a', 'Birds'), byRule: 'words' as const },
    { ...placed('b', 'Holiday/Birds', ['Holiday', 'Birds']), byRule: 'words' as const },
  ];
  expect(await detailFiling('wide').folders([...ruled, placed('c', 'Pets')])).toEqual(
    new Map([['c', ['Animals']]]),
  );
});
