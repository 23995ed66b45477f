import { describe, expect, it } from 'vitest';
import { holdsFor, lookAgainReason } from '#core/look-again/look-again.ts';
import type { RgbPixels } from '#core/bytes/rgb-pixels.ts';

type Paint = (x: number, y: number) => number;

/** A gray picture. */
function draw(width: number, height: number, paint: Paint): RgbPixels {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    data.fill(Math.max(0, Math.min(255, paint(at % width, Math.floor(at / width)))), at * 3, at * 3 + 3);
  }
  return { width, height, data };
}

const [WIDTH, HEIGHT] = [768, 576];
/** Squares of two grays, with edges as sharp as pixels. */
const squares: Paint = (x, y) => ((Math.floor(x / 37) + Math.floor(y / 29)) % 2 === 0 ? 60 : 190);
/** The mean of a painting over a square around each pixel. */
const outOfFocus =
  (paint: Paint, reach: number): Paint =>
  (x, y) => {
    let sum = 0;
    for (let dy = -reach; dy <= reach; dy += 2)
      for (let dx = -reach; dx <= reach; dx += 2) sum += paint(x + dx, y + dy);
    return sum / (reach + 1) ** 2;
  };
/** The mean along a line, like a moved camera. */
const moved =
  (paint: Paint, across: number, down: number): Paint =>
  (x, y) => {
    let sum = 0;
    for (let step = -12; step <= 12; step += 1) sum += paint(x + step * across, y + step * down);
    return sum / 25;
  };

describe('lookAgainReason', () => {
  it('proposes nothing for a sharp photo', () => {
    expect(lookAgainReason(draw(WIDTH, HEIGHT, squares))).toBeUndefined();
  });

  it('calls a photo blurred that is out of focus everywhere', () => {
    expect(lookAgainReason(draw(WIDTH, HEIGHT, outOfFocus(squares, 12)))).toBe('blurred');
  });

  it.each([
    ['sideways', 1, 0],
    ['up and down', 0, 1],
    ['aslant', 1, 1],
    ['diagonally the other way', 1, -1],
  ])('calls a photo blurred whose camera moved %s', (_way, across, down) => {
    const rings: Paint = (x, y) => (Math.floor(Math.hypot(x - 380, y - 290) / 17) % 2 === 0 ? 60 : 190);
    expect(lookAgainReason(draw(WIDTH, HEIGHT, moved(rings, across, down)))).toBe('blurred');
    expect(lookAgainReason(draw(WIDTH, HEIGHT, rings))).toBeUndefined();
  });

  it('keeps a photo with only the background out of focus', () => {
    const far = outOfFocus(squares, 12);
    const portrait: Paint = (x, y) => (x > 250 && x < 520 && y > 150 ? squares(x, y) : far(x, y));
    expect(lookAgainReason(draw(WIDTH, HEIGHT, portrait))).toBeUndefined();
  });

  it('calls a photo blurred despite a printed date', () => {
    const far = outOfFocus(squares, 12);
    const dated: Paint = (x, y) => (x > 700 && y > 540 && Math.floor(x / 5) % 2 === 0 ? 255 : far(x, y));
    expect(lookAgainReason(draw(WIDTH, HEIGHT, dated))).toBe('blurred');
  });

  it('calls a photo black that shows next to nothing', () => {
    expect(lookAgainReason(draw(WIDTH, HEIGHT, (x, y) => (x * 7 + y * 3) % 14))).toBe('black');
  });

  it('keeps a night photo with a few lights', () => {
    const night: Paint = (x, y) => (x % 60 < 9 && y % 50 < 9 ? 240 : 6);
    expect(lookAgainReason(draw(WIDTH, HEIGHT, night))).toBeUndefined();
  });

  it('calls a white photo overexposed', () => {
    expect(lookAgainReason(draw(WIDTH, HEIGHT, () => 254))).toBe('blown-out');
  });

  it('keeps a page with a few lines of text', () => {
    const page: Paint = (x, y) =>
      y > 60 && y < 260 && y % 24 < 5 && x > 60 && x < 500 && x % 9 < 5 ? 20 : 253;
    expect(lookAgainReason(draw(WIDTH, HEIGHT, page))).toBeUndefined();
  });

  it('calls a photo with light but no content a pocket shot', () => {
    expect(lookAgainReason(draw(WIDTH, HEIGHT, (x) => 60 + x / 40))).toBe('pocket');
  });

  it('calls a thumbnail tiny, but not a large photo that was decoded small', () => {
    const thumbnail: Paint = (x, y) => (x * 5 + y * 3) % 220;
    expect(lookAgainReason(draw(160, 120, thumbnail))).toBe('tiny');
    expect(lookAgainReason(draw(160, 120, thumbnail), { width: 4000, height: 3000 })).toBeUndefined();
  });

  it('keeps drawn pictures, which have one color on most of their area', () => {
    const logo: Paint = (x, y) => (Math.hypot(x - 380, y - 290) < 120 ? 200 : 40);
    expect(lookAgainReason(draw(WIDTH, HEIGHT, logo))).toBeUndefined();
    expect(lookAgainReason(draw(64, 64, () => 40))).toBeUndefined();
    expect(lookAgainReason(draw(WIDTH, HEIGHT, () => 90))).toBeUndefined();
  });

  it('accepts a picture of one pixel', () => {
    expect(lookAgainReason(draw(1, 1, () => 100))).toBeUndefined();
    expect(lookAgainReason(draw(1, 1, () => 0))).toBe('black');
  });
});

describe('holdsFor', () => {
  it('never calls the sky blurred, since clouds are soft', () => {
    expect(holdsFor('blurred', 'Sunsets & Sky', false)).toBe(false);
    expect(holdsFor('pocket', 'Sunsets & Sky', false)).toBe(false);
    expect(holdsFor('black', 'Sunsets & Sky', false)).toBe(true);
    expect(holdsFor('blurred', 'Food', false)).toBe(true);
  });

  it('keeps small images of web pages', () => {
    expect(holdsFor('tiny', 'Food', true)).toBe(false);
    expect(holdsFor('tiny', 'Food', false)).toBe(true);
  });
});
