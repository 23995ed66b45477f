import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
/** A red inside the screen's usual gamut that looks paler if its profile is ignored. */
const RED = { r: 220, g: 20, b: 30 };
/** JPEG's error for a plain color, and the rounding between two profiles. */
const NEARLY = 6;

/** A phone's photo, whose pixels depend on its color profile. */
async function drawInP3(): Promise<string> {
  const path = join(fixture.photos.folder, 'phone.jpg');
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: RED } });
  await picture.withIccProfile('p3').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(path);
  return path;
}

it('shows a thumbnail in the colors of the photo’s profile', async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/upload');
  await visitor.choose([await drawInP3()]);
  await visitor.find('.heap-print img');
  const shown = await visitor.page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('.heap-print img');
    if (!image) return [];
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  const distances = [RED.r, RED.g, RED.b].map((wanted, at) => Math.abs(wanted - (shown[at] ?? 255)));
  expect(Math.max(...distances)).toBeLessThanOrEqual(NEARLY);
});
