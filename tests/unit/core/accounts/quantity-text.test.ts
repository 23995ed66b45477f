import { describe, expect, it } from 'vitest';
import { durationText, sizeText } from '#core/accounts/quantity-text.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

describe('a size', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [KB, '1 KB'],
    [KB + 1, '2 KB'],
    [MB, '1 MB'],
    [15 * MB, '15 MB'],
    [15 * MB + 1, '15.1 MB'],
    [GB, '1 GB'],
    [2.5 * GB, '2.5 GB'],
  ])('of %i bytes is shown as %s, and never rounded down', (bytes, text) => {
    expect(sizeText(bytes, ENGLISH)).toBe(text);
  });
});

describe('a time', () => {
  it.each([
    [0, '1 second'],
    [1001, '2 seconds'],
    [59_000, '59 seconds'],
    [59_001, '1 minute'],
    [60_000, '1 minute'],
    [60_001, '2 minutes'],
    [14 * 60_000, '14 minutes'],
  ])('of %i ms is shown as %s, and never rounded down', (ms, text) => {
    expect(durationText(ms, ENGLISH)).toBe(text);
  });
});
