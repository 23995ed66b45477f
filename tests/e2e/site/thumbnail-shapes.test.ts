import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteFixture } from './site-fixture.ts';

const fixture = siteFixture({});
/** Upright, wide, smaller than a print, and upright by EXIF alone. */
const SHAPES = [
  { name: 'upright.jpg', width: 900, height: 1600, orientation: 1 },
  { name: 'wide.jpg', width: 1800, height: 400, orientation: 1 },
  { name: 'tiny.jpg', width: 40, height: 30, orientation: 1 },
  { name: 'turned.jpg', width: 1600, height: 900, orientation: 6 },
];

async function drawn(): Promise<string[]> {
  return Promise.all(
    SHAPES.map(async ({ name, width, height, orientation }) => {
      const path = join(fixture.photos.folder, name);
      const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } });
      await picture.withMetadata({ orientation }).jpeg().toFile(path);
      return path;
    }),
  );
}

it('prints on the heap have the shape of their photos before they are read, and none is larger than its photo', async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/upload');
  await visitor.choose(await drawn());
  await visitor.waitFor(() => document.querySelectorAll('.heap-print img').length === 4);
  const prints = await visitor.page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.heap-print img')];
    return Promise.all(
      images.map(async (image) => {
        const { clientWidth: width, clientHeight: height } = image;
        await image.decode();
        const { naturalWidth, naturalHeight } = image;
        return { width, height, naturalWidth, naturalHeight, after: [image.clientWidth, image.clientHeight] };
      }),
    );
  });
  const shapes = prints.map(({ naturalWidth, naturalHeight }) => (naturalWidth / naturalHeight).toFixed(1));
  expect(shapes.toSorted()).toEqual(['0.6', '0.6', '1.3', '4.5']);
  for (const { width, height, naturalWidth, naturalHeight, after } of prints) {
    expect(after).toEqual([width, height]);
    expect(width).toBeLessThanOrEqual(naturalWidth);
    expect(Math.abs(width - (height * naturalWidth) / naturalHeight)).toBeLessThan(
      naturalWidth / naturalHeight + 1,
    );
  }
});
