import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { withExifThumbnail } from '../../../fixtures/with-exif-thumbnail.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
/** Upright, wide, smaller than a print, and upright only by EXIF. */
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

it(
  'prints on the heap have their photos’ shape before they are read, and none is larger than its photo',
  NIGHTLY,
  async () => {
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
          return {
            width,
            height,
            naturalWidth,
            naturalHeight,
            after: [image.clientWidth, image.clientHeight],
          };
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
  },
);

/** Records every picture that the page makes, in order. */
function notePictures(): void {
  const page = window as Window & { pictures?: Blob[] };
  const pictures: Blob[] = [];
  page.pictures = pictures;
  const createPlainly = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made) => {
    if (made instanceof Blob && made.type.startsWith('image/')) pictures.push(made);
    return createPlainly(made);
  };
}

/** Its size, and whether its corners and its middle are red, like the thumbnail, in reading order. */
async function redOf(at: number) {
  const picture = (window as Window & { pictures?: Blob[] }).pictures?.at(at);
  if (!picture) return undefined;
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const places = [
    [0, 0],
    [width - 1, 0],
    [width / 2, height / 2],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const;
  const red = places.map(([x, y]) => {
    const [r = 0, g = 0, b = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return r > 150 && g < 80 && b < 80;
  });
  return { width, height, red };
}

it('a camera’s own thumbnail appears first, upright and without bars, until the photo’s own is ready', async () => {
  const bar = (height: number) => ({
    create: { width: 160, height, channels: 3 as const, background: '#000' },
  });
  const thumbnail = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#d22' } })
    .composite([
      { input: bar(7), left: 0, top: 0 },
      { input: bar(7), left: 0, top: 113 },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
  const jpeg = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#22d' } })
    .jpeg()
    .toBuffer();
  const bytes = withExifThumbnail(jpeg, { thumbnail, orientation: 6 });
  const path = await fixture.photos.write('camera.jpg', bytes);
  const visitor = await fixture.arrive();
  await visitor.page.evaluateOnNewDocument(notePictures);
  await visitor.open('/upload');
  await visitor.choose([path]);
  const none = [false, false, false, false, false];
  await visitor.find('.heap-print img');
  await expect
    .poll(() => visitor.page.evaluate(redOf, -1))
    .toMatchObject({ width: expect.any(Number) as number, red: none });
  expect(await visitor.page.evaluate(redOf, 0)).toEqual({
    width: 104,
    height: 160,
    red: [true, true, true, true, true],
  });
  // An open photo shows the photo itself from the start.
  const made = await visitor.page.evaluate(() => (window as Window & { pictures?: Blob[] }).pictures?.length);
  await visitor.press('View camera.jpg');
  await visitor.find('img[data-whole]');
  expect(await visitor.page.evaluate(redOf, made ?? 0)).toMatchObject({ red: none });
});
