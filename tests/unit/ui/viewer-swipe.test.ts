import { describe, expect, it } from 'vitest';
import { stepOfStroke } from '#ui/viewer/stage.tsx';

const stroke = { dxPx: 0, dyPx: 0, ms: 1000, widthPx: 400 };

describe('stepOfStroke', () => {
  it.each([
    ['a slow swipe over a quarter of the photo', { dxPx: -100 }, 'next'],
    ['the same to the right', { dxPx: 100 }, 'previous'],
    ['a slow swipe that ends before that', { dxPx: -99 }, undefined],
    ['a flick', { dxPx: -40, ms: 100 }, 'next'],
    ['a flick to the right', { dxPx: 40, ms: 100 }, 'previous'],
    ['a shaky tap', { dxPx: -12, ms: 20 }, undefined],
    ['a swipe that scrolls', { dxPx: -120, dyPx: 110 }, undefined],
    ['no movement', {}, undefined],
  ] as const)('%s', (_what, part, step) => {
    expect(stepOfStroke({ ...stroke, ...part })).toBe(step);
  });
});
