import { describe, expect, it } from 'vitest';
import { failureText, photoFailureText } from '#core/failure-text.ts';
import { english } from '../../fakes/english.ts';

describe('the text for a failed photo', () => {
  it.each([
    [{ code: 'photo-unreadable', details: {} }, 'Failed to read file'],
    [{ code: 'zip-unreadable', details: { reason: 'locked' } }, 'Failed to read file'],
    [{ code: 'photo-gone', details: {} }, 'Error reading file'],
    [{ code: 'no-description', details: {} }, 'Failed to get image description'],
    [{ code: 'engine-failed', details: { message: 'out of luck' } }, 'Failed to get image description'],
    [{ code: 'engine-timeout', details: { timeoutMs: 25_000 } }, 'Failed to get image description'],
    [{ code: 'engine-unavailable', details: {} }, 'Failed to get image description'],
  ] as const)(
    'begins with the specification’s words: %o, %s',
    { tags: ['failed-read-file', 'error-reading-file', 'failed-get-image-description'] },
    (failure, words) => {
      expect(photoFailureText('IMG_0042.jpg', failure, english).startsWith(`IMG_0042.jpg: ${words}`)).toBe(
        true,
      );
    },
  );

  it('says why there is no description in the specification’s words', () => {
    const failure = { code: 'engine-failed', details: { message: 'out of luck' } } as const;
    expect(failureText({ code: 'no-description', details: {} }, english)).toContain(
      'No analysis returned from service',
    );
    expect(failureText(failure, english)).toContain('Analysis failed: out of luck');
  });
});

it('reports a photo that changed while it was read as an error reading a file', () => {
  const failure = { code: 'photo-changed', details: { name: 'IMG_0042.jpg' } } as const;
  expect(failureText(failure, english)).toMatch(/^Error reading file: IMG_0042\.jpg was changed/);
});
