import { describe, expect, it } from 'vitest';
import { acceptedFormatsText } from '../../../site/kit/accepted-formats.ts';
import { failureText, photoFailureText } from '#core/failure-text.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { english } from '../../fakes/english.ts';

describe('photoFailureText', () => {
  it('says what happened, to which photo, and what to do next', () => {
    const failure = {
      code: 'photo-too-large',
      details: { sizeBytes: 15_833_497, maxBytes: 15_728_640 },
    } as const;
    expect(photoFailureText('big.jpg', failure, english)).toBe(
      'big.jpg is 15.1 MB; the limit is 15 MB. Save a smaller copy and add that.',
    );
  });

  it.each(['SVG', 'AVIF', 'JPEG XL', 'Unicode text'])('names the format %s without an article', (format) => {
    const failure = { code: 'photo-format-unsupported', details: { format } } as const;
    expect(photoFailureText('logo', failure, english)).toContain(`logo is in ${format} format, which`);
    const raw = { code: 'raw-without-preview', details: { format } } as const;
    expect(photoFailureText('logo', raw, english)).toContain(`logo is a raw file (${format}) without`);
  });
});

describe('failureText', () => {
  it('says Login', () => {
    for (const code of ['sign-in-unavailable', 'sign-in-cancelled', 'session-over'] as const) {
      expect(failureText({ code, details: {} }, english)).toMatch(/\blog ?in\b/);
      expect(failureText({ code, details: {} }, english)).not.toMatch(/\bsign[ -]in\b/i);
    }
  });

  it.each([
    [{ code: 'nothing-selected', details: {} }, 'Please select images first.'],
    [{ code: 'sign-in-required', details: {} }, 'Please sign up to process images'],
    [{ code: 'batch-failed', details: {} }, 'Processing failed: Unknown error'],
    [{ code: 'batch-failed', details: { message: ' ' } }, 'Processing failed: Unknown error'],
    [{ code: 'batch-failed', details: { message: 'disk full' } }, 'Processing failed: disk full'],
    [{ code: 'all-photos-failed', details: {} }, 'Failed to process any images. Please try again later.'],
    [
      { code: 'engine-key-missing', details: {} },
      'OpenAI API key is not configured. Please contact support or try again later.',
    ],
  ] as const)(
    'keeps the specification’s words for %o',
    {
      tags: [
        'please-sign-up-process-images',
        'please-select-images-first',
        'openai-api-key-configured-please',
        'error-please-select-images-first',
        'error-please-sign-up-process-images',
        'error-openai-api-key-configured-please',
        'failed-process-any-images-please',
        'processing-failed-message-unknown',
      ],
    },
    (failure, text) => {
      expect(failureText(failure, english)).toBe(text);
    },
  );
});

it('never rounds a size down to one that would have been accepted', () => {
  expect(sizeText(15 * 1024 * 1024 + 1, english)).toBe('15.1 MB');
  expect(sizeText(43_001, english)).toBe('42 KB');
});

it('groups the digits of a large number', () => {
  const failure = { code: 'quota-exceeded', details: { limit: 10_000, resetsOn: '2026-12' } } as const;
  expect(failureText(failure, english)).toBe("You've reached your monthly limit of 10,000 images.");
});

it('lists the accepted formats as people write them', { tags: ['every-page-says-same-list'] }, () => {
  expect(acceptedFormatsText()).toBe('JPG, PNG, WebP, GIF, AVIF, HEIC, JPEG XL, TIFF and BMP');
});
