import { describe, expect, it } from 'vitest';
import { addressesInValue, isLargerVersion } from '../../../extension/page/kept-addresses.ts';

describe('an attribute’s value', () => {
  it.each<readonly [string, ReturnType<typeof addressesInValue>]>([
    ['/a.jpg', [{ url: '/a.jpg' }]],
    ['  /a-800x600.jpg ', [{ url: '/a-800x600.jpg', widthPx: 800, heightPx: 600 }]],
    ['url("/a.jpg")', [{ url: '/a.jpg' }]],
    ['url(/a.jpg), url(/b.jpg)', [{ url: '/a.jpg' }, { url: '/b.jpg' }]],
    [
      '/s.jpg 400w, /l.jpg 1600w',
      [
        { url: '/s.jpg', widthPx: 400 },
        { url: '/l.jpg', widthPx: 1600 },
      ],
    ],
    [
      '{"/big.jpg":[1500,1000],"/mid.jpg":[600,400]}',
      [
        { url: '/big.jpg', widthPx: 1500, heightPx: 1000 },
        { url: '/mid.jpg', widthPx: 600, heightPx: 400 },
      ],
    ],
    ['[{"src":"/a.jpg","w":1600,"h":1200}]', [{ url: '/a.jpg', widthPx: 1600, heightPx: 1200 }]],
    ['{"image":{"full":"/a.jpg"},"title":"No address"}', [{ url: '/a.jpg' }]],
    ['["/a.jpg","/b.jpg"]', [{ url: '/a.jpg' }, { url: '/b.jpg' }]],
    ['{"a.jpg": broken', []],
    ['{}', []],
  ])('%s', (value, addresses) => {
    expect(addressesInValue(value)).toEqual(addresses);
  });

  it('with nested lists is read to a fixed depth', () => {
    const deep = `${'['.repeat(1000)}"/a.jpg"${']'.repeat(1000)}`;
    expect(addressesInValue(deep)).toEqual([]);
    expect(addressesInValue(JSON.stringify(Array.from({ length: 9000 }, () => '/a.jpg')))).toHaveLength(50);
  });
});

describe('a larger version', () => {
  const kept = (rank: number, widthPx?: number, heightPx?: number) => ({
    url: '/a.jpg',
    attribute: 'data-a',
    rank,
    ...(widthPx && heightPx ? { widthPx, heightPx } : {}),
  });

  it.each([
    [true, kept(1), {}],
    [true, kept(0, 1500, 1500), { widthPx: 300, heightPx: 300 }],
    [true, kept(0, 1600, 1067), { widthPx: 300, heightPx: 200 }],
    [false, kept(0, 1600, 1200), { widthPx: 300, heightPx: 300 }],
    [false, kept(0, 300, 300), { widthPx: 300, heightPx: 300 }],
    [false, kept(0), { widthPx: 300, heightPx: 300 }],
    [false, kept(-1), {}],
  ])('is one: %s for %j next to %j', (isLarger, one, shown) => {
    expect(isLargerVersion(one, shown)).toBe(isLarger);
  });
});
