import { describe, expect, it } from 'vitest';
import { cssImageLayers, splitAtCommas } from '../../../extension/page/page-image-css.ts';
import {
  bestFirst,
  isDecodableType,
  parseSrcset,
  sourcesShownFirst,
} from '../../../extension/page/page-image-srcset.ts';
import { imageName, isImageFileUrl, pictureKey } from '../../../extension/page/page-image-url.ts';
import {
  firstImage,
  type FoundImage,
  imagesOf,
  pageTextsOf,
  type PictureUrl,
  type Candidate,
} from '../../../extension/page/page-image.ts';

const SITE = 'https://site.example';
const PAGE = { pageUrl: `${SITE}/page`, thresholdPx: 200, mostImages: 100 };

describe('parseSrcset', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['a.jpg', [{ url: 'a.jpg' }]],
    [
      'a.jpg 1x, b.jpg 2x',
      [
        { url: 'a.jpg', density: 1 },
        { url: 'b.jpg', density: 2 },
      ],
    ],
    [
      'a.jpg 400w,b.jpg 800w',
      [
        { url: 'a.jpg', widthPx: 400 },
        { url: 'b.jpg', widthPx: 800 },
      ],
    ],
    ['a.jpg 400w 300h', [{ url: 'a.jpg', widthPx: 400 }]],
    ['a.jpg, b.jpg 1.5x,', [{ url: 'a.jpg' }, { url: 'b.jpg', density: 1.5 }]],
    ['/w_1,h_2/a.jpg 1x', [{ url: '/w_1,h_2/a.jpg', density: 1 }]],
    ['a.jpg,b.jpg', [{ url: 'a.jpg,b.jpg' }]],
    [
      'data:image/png;base64,AAAA 1x, b.jpg 2x',
      [
        { url: 'data:image/png;base64,AAAA', density: 1 },
        { url: 'b.jpg', density: 2 },
      ],
    ],
    ['\n a.jpg\t2x\n,\n b.jpg\n', [{ url: 'a.jpg', density: 2 }, { url: 'b.jpg' }]],
    ['a.jpg foo, b.jpg 2x', [{ url: 'b.jpg', density: 2 }]],
    ['a.jpg 1x 400w, b.jpg 0w, c.jpg', [{ url: 'c.jpg' }]],
    ['a.jpg future(1, 2) 2x, b.jpg', [{ url: 'b.jpg' }]],
  ])('reads %j', (srcset, candidates) => {
    expect(parseSrcset(srcset)).toEqual(candidates);
  });

  it('puts the candidate with most pixels first, by width or by density', () => {
    const urls = (srcset: string) => bestFirst(parseSrcset(srcset)).map(({ url }) => url);
    expect(urls('s 320w, l 1280w, m 640w')).toEqual(['l', 'm', 's']);
    expect(urls('one, three 3x, two 2x')).toEqual(['three', 'two', 'one']);
  });
});

describe('sourcesShownFirst', () => {
  const source = (url: string, type?: string, isMediaMet = true) => ({
    candidates: [{ url }],
    ...(type === undefined ? {} : { type }),
    isMediaMet,
  });

  it('starts with the first that is decodable and whose media condition holds', () => {
    const sources = [
      source('a', 'image/jxl'),
      source('b', 'image/avif', false),
      source('c', 'image/webp'),
      source('d'),
    ];
    expect(sourcesShownFirst(sources).map(({ candidates }) => candidates[0]?.url)).toEqual(['c', 'b', 'd']);
  });

  it.each(['image/avif', 'IMAGE/WEBP', 'image/jpeg; q=1', '', undefined])('tries the type %j', (type) => {
    expect(isDecodableType(type)).toBe(true);
  });

  it.each(['image/jxl', 'image/jp2', 'video/mp4'])('skips the type %j', (type) => {
    expect(isDecodableType(type)).toBe(false);
  });
});

describe('isImageFileUrl', () => {
  it.each(['/a.jpg', '/a.JPEG', '/a.heic?x=1', '/a%20b.tif#c', '/é.webp', '/x/a.b.avif'])(
    'accepts %s',
    (path) => {
      expect(isImageFileUrl(SITE + path)).toBe(true);
    },
  );

  it.each([
    '/',
    '/jpg',
    '/.jpg',
    '/a.jpg/',
    '/a.pdf',
    '/view.php?file=a.jpg',
    '/wiki/File:Oak.jpg',
    '/wiki/Datei:Eiche.jpg',
    '/owner/project/blob/main/a.png',
  ])('rejects %s', (path) => {
    expect(isImageFileUrl(SITE + path)).toBe(false);
  });
});

describe('imageName', () => {
  it.each([
    [`${SITE}/a/Oak%20tree.jpg?w=1`, {}, 'Oak tree.jpg'],
    [`${SITE}/asset/9`, { download: 'harbour.jpg' }, 'harbour.jpg'],
    [`${SITE}/_next/image?url=%2Fphotos%2Foak.jpg&w=1200`, {}, 'oak.jpg'],
    [`${SITE}/image.php?id=3`, { alt: 'The river at noon' }, 'The river at noon'],
    [`${SITE}/photo/123`, {}, '123'],
    [`${SITE}/`, {}, 'image'],
    ['data:image/png;base64,AAAA', {}, 'image.png'],
    ['data:image/jpeg;base64,AAAA', { alt: 'Me: 1/2?' }, '2.jpg'],
    [`${SITE}/100%.jpg`, {}, '100%.jpg'],
    [`${SITE}/a%3Ab%00c.jpg`, {}, 'a b c.jpg'],
    [`${SITE}/${'x'.repeat(300)}.jpg`, {}, `${'x'.repeat(96)}.jpg`],
  ])('of %s with %j is %s', (url, hints, name) => {
    expect(imageName(url, hints)).toBe(name);
  });
});

describe('cssImageLayers', () => {
  it.each([
    ['none', [[]]],
    ['linear-gradient(rgb(0, 0, 0), red), url("https://a/b,c.jpg")', [[], [{ url: 'https://a/b,c.jpg' }]]],
    ['url("a\\"b.jpg")', [[{ url: 'a"b.jpg' }]]],
    ['url("#pattern")', [[]]],
    [
      'image-set(url("1.jpg") 1dppx, url("2.jpg") 2dppx)',
      [
        [
          { url: '2.jpg', density: 2 },
          { url: '1.jpg', density: 1 },
        ],
      ],
    ],
    ['image-set("a.jxl" type("image/jxl"), "a.png" 96dpi)', [[{ url: 'a.png', density: 1 }]]],
  ])('of %s', (value, layers) => {
    expect(cssImageLayers(value)).toEqual(layers);
  });

  it('splits a list only at its own commas', () => {
    expect(splitAtCommas('a(b, c), "d, e" , f')).toEqual(['a(b, c)', '"d, e"', 'f']);
  });
});

describe('imagesOf', () => {
  const at = (url: string, widthPx?: number, heightPx?: number): PictureUrl => ({
    url: `${SITE}/${url}`,
    ...(widthPx === undefined ? {} : { widthPx }),
    ...(heightPx === undefined ? {} : { heightPx }),
  });
  const sight = (...urls: (string | PictureUrl)[]): Candidate => ({
    kind: 'img',
    urls: urls.map((url) => (typeof url === 'string' ? at(url) : url)),
  });
  const found = (...candidates: Candidate[]) =>
    imagesOf(candidates, PAGE).images.map(({ url, alternatives }) =>
      [url, ...alternatives].map((address) => address.slice(SITE.length + 1)),
    );

  it('has each picture once, in page order', () => {
    expect(found(sight('b'), sight('a'), sight('b#top'))).toEqual([['b'], ['a']]);
  });

  it('leaves out pictures known to be small on their short side, and keeps unknown ones', () => {
    expect(
      found(
        sight(at('banner', 900, 199)),
        sight(at('photo', 200, 200)),
        sight('unknown'),
        sight(at('narrow', 100)),
      ),
    ).toEqual([['photo'], ['unknown']]);
  });

  it('learns a picture’s size from any place where it is shown', () => {
    expect(found(sight('icon'), sight(at('icon', 16, 16)))).toEqual([]);
  });

  it('replaces a thumbnail by its picture, at its first place', () => {
    expect(found(sight('thumb'), sight('other'), sight('full', 'thumb'))).toEqual([
      ['full', 'thumb'],
      ['other'],
    ]);
  });

  it('treats a URL that stands for several pictures as a placeholder', () => {
    expect(found(sight('a', 'loading'), sight('b', 'loading'), sight('loading'))).toEqual([
      ['a'],
      ['b'],
      ['loading'],
    ]);
  });

  it('keeps one of two pictures that name each other', () => {
    expect(found(sight('a', 'b'), sight('b', 'a'))).toEqual([['b', 'a']]);
  });

  it('does not treat an icon over a picture as its alternative', () => {
    expect(found(sight('full', at('zoom', 24, 24), 'thumb'))).toEqual([['full', 'thumb']]);
  });

  it('describes a link by its content', () => {
    const link: Candidate = { kind: 'link', urls: [{ url: `${SITE}/asset` }], alt: 'Zoom' };
    const shown = { ...sight('asset', 'thumb'), alt: 'Harbour' };
    expect(imagesOf([link, shown], PAGE).images).toEqual([
      expect.objectContaining({ kind: 'img', name: 'Harbour', pageUrl: PAGE.pageUrl }),
    ]);
  });

  it('describes a picture by the page’s text and its address', () => {
    const texts = { caption: 'Ann at sea', link: 'The album' };
    const [image] = imagesOf([{ ...sight('may-in-crete/p.jpg'), alt: 'A boat', texts }], PAGE).images;
    expect(image && pageTextsOf(image)).toEqual({ alt: 'A boat', ...texts, address: 'may-in-crete' });
    const [mute] = imagesOf([sight('a')], PAGE).images;
    expect(mute && pageTextsOf(mute)).toEqual({});
  });

  it('returns at most the requested number', () => {
    expect(imagesOf([sight('a'), sight('b')], { ...PAGE, mostImages: 1 }).images).toHaveLength(1);
  });

  describe('counts what it leaves out', () => {
    const leftOut = (candidates: Candidate[], mostImages = 100) =>
      imagesOf(candidates, { ...PAGE, mostImages }).leftOut;

    it('as nothing if everything is included', () => {
      expect(leftOut([sight('a'), sight('b', 'b-small')])).toEqual({ small: 0, repeated: 0, beyond: 0 });
    });

    it('as small ones, each picture once, whether declared or measured', () => {
      const icon = { ...sight('icon'), isSmall: true };
      const known = [sight(at('narrow', 900, 199)), sight(at('narrow', 900, 199))];
      expect(leftOut([...known, icon, sight('a')])).toEqual({ small: 2, repeated: 0, beyond: 0 });
    });

    it('without what is too small to be seen, or a smaller form of an included picture', () => {
      const thumb = sight(at('thumb', 80, 60));
      const taken = sight(at('full', 800, 600), at('thumb', 80, 60));
      expect(leftOut([sight(at('counter', 1, 1)), thumb, taken])).toEqual({
        small: 0,
        repeated: 0,
        beyond: 0,
      });
    });

    it('including repeated pictures in any size, but no links to them', () => {
      const link: Candidate = { kind: 'link', urls: [at('full')] };
      const places = [link, sight('full', 'thumb'), sight('full#again'), sight('thumb'), sight('b'), link];
      expect(leftOut(places)).toEqual({ small: 0, repeated: 2, beyond: 0 });
      expect(leftOut([link, link])).toEqual({ small: 0, repeated: 0, beyond: 0 });
    });

    it('including pictures beyond the limit', () => {
      expect(leftOut([sight('a'), sight('b'), sight('b'), sight('c')], 1)).toEqual({
        small: 0,
        repeated: 1,
        beyond: 2,
      });
    });
  });

  it('survives JSON unchanged', () => {
    const { images } = imagesOf([sight('a'), sight(at('b', 300, 300))], PAGE);
    expect(JSON.parse(JSON.stringify(images))).toStrictEqual(images);
  });
});

describe('firstImage', () => {
  const image = (url: string, ...alternatives: string[]): FoundImage => ({
    url,
    kind: 'img',
    name: url,
    pageUrl: PAGE.pageUrl,
    alternatives,
  });
  const images = [
    image(`${SITE}/a`),
    image(`${SITE}/b`, `${SITE}/b-small`),
    image('data:image/png;base64,A', 'blob:x'),
  ];
  const order = (srcUrl: string) => firstImage(images, srcUrl, PAGE.pageUrl).map(({ url }) => url);

  it('moves the clicked image to the front, even by another URL', () => {
    const [first, second, third] = images.map(({ url }) => url);
    expect(order(`${SITE}/b#x`)).toEqual([second, first, third]);
    expect(order(`${SITE}/b-small`)).toEqual([second, first, third]);
    expect(order('blob:x')).toEqual([third, first, second]);
  });

  it('adds an image that was not found, with its name', () => {
    expect(firstImage(images, `${SITE}/icon.png`, PAGE.pageUrl)[0]).toEqual({
      ...image(`${SITE}/icon.png`),
      name: 'icon.png',
    });
    expect(order(`${SITE}/icon.png`)).toHaveLength(4);
  });

  it('adds nothing that only the page could read', () => {
    expect(order('blob:unknown')).toHaveLength(3);
  });
});

describe('pictureKey', () => {
  it('ignores the fragment, and keeps the query', () => {
    expect(pictureKey(`${SITE}/a?b#c`)).toBe(`${SITE}/a?b`);
  });
});
