import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PAGE_IMAGE_LIMITS } from '../../../extension/limits.ts';
import { handedOver } from '../../../extension/page/handed-over.ts';
import type { ImageCandidate } from '../../../extension/page/image-candidate.ts';

const THRESHOLD_PX = 200;
/** A unique data: URL of this length. */
const written = (name: string, letters: number) => `data:image/png;base64,${name}`.padEnd(letters, 'A');
const candidate = (url: string, more: Partial<ImageCandidate> = {}): ImageCandidate => ({
  kind: 'img',
  urls: [{ url }],
  ...more,
});

describe('handedOver', () => {
  it('passes on what is within the limits, and names nothing', () => {
    const candidates = [candidate('https://a.example/one.jpg'), candidate(written('small', 400))];
    expect(handedOver(candidates, THRESHOLD_PX)).toEqual({ read: candidates, unread: [] });
  });

  it('names an image that is too large by itself, once', () => {
    const large = candidate(written('large', PAGE_IMAGE_LIMITS.dataUrlLength + 4), { alt: 'A poster' });
    const { read, unread } = handedOver([large, large], THRESHOLD_PX);
    expect(read).toEqual([]);
    expect(unread).toEqual([
      {
        name: 'A poster.png',
        failure: {
          code: 'photo-too-large',
          details: { sizeBytes: expect.any(Number) as number, maxBytes: MAX_PHOTO_BYTES },
        },
      },
    ]);
  });

  it('names those that are too many together, and still passes the same one twice', () => {
    const each = PAGE_IMAGE_LIMITS.dataUrlLength;
    const fitting = Math.floor(PAGE_IMAGE_LIMITS.allDataUrlsLength / each);
    const all = Array.from({ length: fitting + 1 }, (_, index) => candidate(written(`${index}`, each)));
    const { read, unread } = handedOver([...all, ...all.slice(0, 1)], THRESHOLD_PX);
    expect(read).toHaveLength(fitting + 1);
    expect(unread.map(({ failure }) => failure)).toEqual([
      { code: 'page-images-too-large', details: { maxBytes: 96 * 1024 * 1024 } },
    ]);
  });

  it('uses another address of an image that is too large, and names nothing', () => {
    const smaller = { url: 'https://a.example/small.jpg' };
    const url = written('large', PAGE_IMAGE_LIMITS.dataUrlLength + 4);
    const { read, unread } = handedOver([candidate(url, { urls: [{ url }, smaller] })], THRESHOLD_PX);
    expect(read).toEqual([candidate(smaller.url)]);
    expect(unread).toEqual([]);
  });

  it('names none of those filtered out by size', () => {
    const url = written('icon', PAGE_IMAGE_LIMITS.dataUrlLength + 4);
    const icon = candidate(url, { urls: [{ url, widthPx: 16, heightPx: 16 }] });
    expect(handedOver([icon], THRESHOLD_PX)).toEqual({ read: [], unread: [] });
  });
});
