import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { detailFor } from '#server/engines/openai-compatible/image-detail.ts';
import { hasLikelyText } from '#server/engines/openai-compatible/likely-text.ts';
import {
  drawnNoise,
  drawnPage,
  drawnReceipt,
  drawnScreenshot,
  drawnSunset,
  drawnThings,
  drawnWall,
} from './drawn-pictures.ts';

describe('a picture’s level of detail', () => {
  it.each([
    ['a page of text', drawnPage, 'high'],
    ['a screenshot, light on dark', drawnScreenshot, 'high'],
    ['a receipt on a table', drawnReceipt, 'high'],
    ['a plain wall', drawnWall, 'low'],
    ['a sunset, soft all over', drawnSunset, 'low'],
    ['a few plain things', drawnThings, 'low'],
    ['noise', drawnNoise, 'low'],
  ] as const)('of %s depends on its content', async (_what, draw, detail) => {
    expect(await detailFor(await draw())).toBe(detail);
  });

  it('is the same in any format, and for one that is larger than clients send', async () => {
    const page = sharp(await drawnPage());
    const pages = [page.clone().png(), page.clone().webp(), page.clone().resize(2400).jpeg()];
    for (const drawn of pages) expect(await detailFor(await drawn.toBuffer())).toBe('high');
  });

  it('is low for a page as small as low detail shows it', async () => {
    const small = await sharp(await drawnPage())
      .resize(512)
      .jpeg()
      .toBuffer();
    expect(await detailFor(small)).toBe('low');
  });

  it('is low for what would be expensive to decode, whatever it shows', async () => {
    const page = sharp(await drawnPage()).resize(3000);
    expect(await detailFor(await page.clone().png().toBuffer())).toBe('high');
    expect(await detailFor(await page.clone().png({ progressive: true }).toBuffer())).toBe('low');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no picture', new TextEncoder().encode('<html></html>')],
    ['a picture that is truncated in its header', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('is low for %s', async (_what, bytes) => {
    expect(await detailFor(bytes)).toBe('low');
  });
});

describe('hasLikelyText', () => {
  it('is certain of a picture without a single cell', () => {
    expect(hasLikelyText({ pixels: new Uint8Array(), width: 0, height: 0 })).toBe(false);
    expect(hasLikelyText({ pixels: new Uint8Array(15 * 15), width: 15, height: 15 })).toBe(false);
  });
});
