import { describe, expect, it } from 'vitest';
import { photoFailureText } from '#core/failure-text.ts';

describe('what is said of one photo that failed', () => {
  it.each([
    [{ code: 'photo-unreadable', details: {} }, 'Failed to read file'],
    [{ code: 'photo-gone', details: {} }, 'Error reading file'],
    [{ code: 'no-description', details: {} }, 'Failed to get image description'],
    [{ code: 'no-description', details: {} }, 'No analysis returned from service'],
    [{ code: 'engine-failed', details: { message: 'out of luck' } }, 'Analysis failed: out of luck'],
    [{ code: 'engine-timeout', details: { timeoutMs: 25_000 } }, 'Failed to get image description'],
    [{ code: 'engine-unavailable', details: {} }, 'Failed to get image description'],
  ] as const)('keeps the words of the specification: %o, %s', (failure, words) => {
    const text = photoFailureText('IMG_0042.jpg', failure);
    expect(text).toMatch(/^IMG_0042\.jpg: /);
    expect(text).toContain(words);
  });
});
