import { expect, it, vi } from 'vitest';
import type { FoundImage } from '../../../extension/page/page-image.ts';

vi.mock('webextension-polyfill', () => ({ default: {} }));

const { photosOfImages } = await import('../../../extension/batch/load-images.ts');

const found = (url: string, texts: FoundImage['texts']): FoundImage => ({
  url,
  kind: 'img',
  name: 'p.jpg',
  pageUrl: 'https://site.example/',
  alternatives: [],
  ...(texts ? { texts } : {}),
});

it('a page’s photos know its text about them; duplicates have the first one’s', () => {
  const first = found('https://site.example/may-in-crete/p.jpg', { alt: 'Rex asleep' });
  const same = found('https://site.example/q.jpg', { alt: 'Another' });
  const mute = found('https://site.example/r.jpg', undefined);
  const file = new File(['x'], 'p.jpg');
  const files = new Map([
    [first, { file, hash: '1' }],
    [same, { file, hash: '1' }],
    [mute, { file, hash: '2' }],
  ]);
  const { photos, duplicates } = photosOfImages([first, same, mute], { files, missed: [] });
  expect(duplicates).toBe(1);
  expect(photos.map(({ page }) => page)).toEqual([{ alt: 'Rex asleep', address: 'may-in-crete' }, {}]);
});
