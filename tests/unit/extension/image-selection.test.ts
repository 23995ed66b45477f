import { describe, expect, it } from 'vitest';
import type { FoundImage } from '../../../extension/page/page-image.ts';
import {
  filtered,
  imageHost,
  imageType,
  NO_FILTER,
  toggled,
} from '../../../extension/sidepanel/image-selection.ts';

const base: FoundImage = Object.freeze({
  url: 'https://a.example/one.jpg',
  kind: 'img',
  name: 'one.jpg',
  pageUrl: 'https://page.example/',
  alternatives: [],
});
const image = (url: string, size?: readonly [number, number]): FoundImage => ({
  ...base,
  url,
  ...(size ? { widthPx: size[0], heightPx: size[1] } : {}),
});

describe('imageType', () => {
  it.each([
    ['https://a.example/one.JPEG?size=2', 'jpg'],
    ['https://a.example/one.webp#x', 'webp'],
    ['data:image/svg+xml;base64,AAAA', 'svg'],
    ['https://a.example/image?id=7', '?'],
  ])('of %s is %s', (url, type) => {
    expect(imageType(image(url))).toBe(type);
  });
});

it('images embedded in the page belong to the page’s host', () => {
  expect(imageHost(image('data:image/png;base64,AAAA'))).toBe('page.example');
});

describe('filtered', () => {
  const images = [
    image('https://a.example/1.jpg', [500, 300]),
    image('https://b.example/2.png', [900, 900]),
    image('https://a.example/3.png'),
  ];

  it.each([
    [{}, [0, 1, 2]],
    [{ fromPx: 400 }, [1, 2]],
    [{ type: 'png' }, [1, 2]],
    [{ host: 'a.example' }, [0, 2]],
    [{ fromPx: 400, type: 'png', host: 'b.example' }, [1]],
  ])('with %o passes what fits, and what has no known size', (filter, kept) => {
    expect(filtered(images, { ...NO_FILTER, ...filter })).toEqual(kept.map((at) => images[at]));
  });
});

describe('toggled', () => {
  const shown = ['1', '2', '3', '4', '5'].map((name) => image(`https://a.example/${name}.jpg`));
  const urls = shown.map(({ url }) => url);
  const at = (index: number) => urls[index] ?? '';

  it('deselects one and selects it again', () => {
    const without = toggled(new Set(urls), shown, { url: at(1), from: undefined });
    expect([...without]).toEqual([at(0), at(2), at(3), at(4)]);
    expect(toggled(without, shown, { url: at(1), from: undefined })).toEqual(new Set(urls));
  });

  it.each([
    [1, 3],
    [3, 1],
  ])('selects the range between %i and %i, whichever comes first', (from, to) => {
    const picked = toggled(new Set(), shown, { url: at(to), from: at(from) });
    expect(picked).toEqual(new Set([at(1), at(2), at(3)]));
  });

  it('selects only one if the other end is no longer shown', () => {
    expect(toggled(new Set(), shown, { url: at(2), from: 'https://gone.example/' })).toEqual(
      new Set([at(2)]),
    );
  });
});
