import { documentOf, PIXEL_GIF, type ServedPage } from './page.ts';

/** A page with the files that must be collected from it, and those that must not. */
export interface FieldPage extends ServedPage {
  readonly want: readonly string[];
  readonly not: readonly string[];
}

/** Returns a page of this body. @param not files that must not be collected; all that aren't wanted are checked too */
export function fieldPage(
  name: string,
  body: string,
  want: readonly string[],
  { not = [], head = '' }: { readonly not?: readonly string[]; readonly head?: string } = {},
): FieldPage {
  return { name, want, not, html: () => documentOf(body, head) };
}

const SIZE = 'width="600" height="400"';
/** A lazy image with a placeholder of one pixel. */
const lazy = (attributes: string, src = PIXEL_GIF) => `<img src="${src}" ${SIZE} ${attributes}>`;
/** The small and the large file of one picture. */
const small = (name: string) => `/${name}-400x300.jpg`;
const large = (name: string) => `/${name}-1600x1200.jpg`;
/** The large files of the pictures with these letters. */
const larges = (letters: string) => letters.split(' ').map((name) => large(name).slice(1));
const FAR = '<div style="height:2500px"></div>';

/** Lazy lists whose descriptors are densities, widths, both or missing, in each place where pages keep them. */
export const LAZY_PAGES: readonly FieldPage[] = [
  fieldPage(
    'lazy-densities',
    FAR +
      [
        lazy(`data-srcset="${small('a')} 1x, ${large('a')} 2x"`),
        lazy(`data-srcset="${large('b')} 1.5x, ${small('b')}"`),
        lazy(`data-lazy-srcset="${small('c')}, ${large('c')} 2x" data-lazy-src="${small('c')}"`),
        lazy(`data-srcset="${small('d')}, ${large('d')}"`),
        lazy(`data-srcset="${small('e')} 1x,${large('e')} 3x" data-src="${small('e')}" class="lazyload"`),
        lazy(`data-src="${small('f')} 1x, ${large('f')} 2x"`),
        lazy(`data-src="${small('g')} 400w, ${large('g')} 1600w"`),
        lazy(`data-ll-srcset="${small('h')} 1x, ${large('h')} 2x"`),
        lazy(`data-lazy-src-set="\n ${small('i')} 1x,\n ${large('i')} 2x\n"`),
        lazy(`data-photos="${small('j')} 1x, ${large('j')} 2x"`),
        lazy(`data-src="${small('k')}" data-src-retina="${large('k')}"`),
        lazy(`data-src="${small('l')}" data-at2x="${large('l')}"`),
        lazy(`data-src="${small('m')}" data-responsive="${small('m')} 400w, ${large('m')} 1600w"`),
        lazy(`data-srcset='{"1x":"${small('n')}","2x":"${large('n')}"}'`),
        lazy(`data-src='{"400":"${small('o')}","1600":"${large('o')}"}'`),
      ].join(''),
    larges('a b c d e f g h i j k l m n o'),
  ),
  fieldPage(
    'lazy-mixed-descriptors',
    [
      lazy(`data-srcset="${small('a')} 1x, ${large('a')} 1600w"`),
      lazy(`data-srcset="${small('b')} 400w, ${large('b')} 3x"`),
      `<img src="/pixel-1x1.gif" srcset="/pixel-1x1.gif 1w" data-srcset="${small('c')} 1x, ${large('c')} 2x" ${SIZE}>`,
      `<img src="/tiny-40x30.jpg" srcset="/tiny-40x30.jpg 40w" data-srcset="${small('d')}, ${large('d')} 2x" ${SIZE}>`,
      `<img srcset="${PIXEL_GIF} 1x" data-srcset="${small('e')} 1x, ${large('e')} 2x" ${SIZE}>`,
      `<img sizes="auto" loading="lazy" data-sizes="auto" data-srcset="${small('f')} 400w, ${large('f')} 1600w" ${SIZE}>`,
      `<img sizes="auto" loading="lazy" srcset="${small('g')} 400w, ${large('g')} 1600w" src="${small('g')}" style="width:300px">`,
    ].join(''),
    larges('a b c d e f g'),
  ),
  fieldPage(
    'lazy-placeholders',
    [
      lazy(`data-srcset="${small('a')} 1x, ${large('a')} 2x"`, '/spacer.gif'),
      lazy(`data-srcset="${small('b')} 1x, ${large('b')} 2x"`, '/pixel-1x1.gif'),
      lazy(`data-srcset="${small('c')} 1x, ${large('c')} 2x"`, '/blur-32x24.jpg'),
      lazy(`data-srcset="${small('d')} 1x, ${large('d')} 2x"`, '/blur-60x45.jpg'),
      lazy(`data-srcset="${small('e')} 1x, ${large('e')} 2x"`, '/blur-240x180.jpg'),
      `<img data-srcset="${small('f')} 1x, ${large('f')} 2x" ${SIZE}>`,
      `<img src="" data-srcset="${small('g')} 1x, ${large('g')} 2x">`,
      `<img src="#" data-srcset="${large('h')}" style="width:600px;height:400px">`,
      lazy(`loading="lazy" data-photo="${large('i')}"`, '/spacer.gif'),
      `<img src="/blur-40x30.jpg" data-srcset="${small('j')} 1x, ${large('j')} 2x" class="box">`,
      `<img src="/blur-40x30.jpg" srcset="${large('k')} 2x" class="box">`,
      `<img src="${PIXEL_GIF}" width="1" height="1" class="box" data-srcset="${small('l')} 1x, ${large('l')} 2x">`,
      `<img src="${small('m')}" data-srcset="${small('m')} 1x, ${large('m')} 2x" class="box">`,
      `<div style="height:3000px"></div><img loading="lazy" src="/spacer.gif" data-foto="${large('n')}" ${SIZE}>`,
    ].join(''),
    larges('a b c d e f g h i j k l m n'),
    { head: '<style>.box{width:600px;height:400px}</style>' },
  ),
  fieldPage(
    'lazy-sources',
    [
      `<picture><source data-srcset="${small('a')} 1x, ${large('a')} 2x">${lazy(`data-src="${small('a')}"`)}</picture>`,
      `<picture><source type="image/webp" data-srcset="/b-400x300.webp 1x, /b-1600x1200.webp 2x"><source data-srcset="${small('b')}">${lazy(`data-src="${small('b')}"`)}</picture>`,
      `<picture><source srcset="${PIXEL_GIF}" data-srcset="${small('c')}, ${large('c')} 2x">${lazy('')}</picture>`,
      `<picture><source data-lazy-srcset="${large('d')}">${lazy(`data-lazy-src="${small('d')}"`)}</picture>`,
      `<picture><source media="(min-width: 9000px)" data-srcset="/e-4000x900.jpg">${lazy(`data-src="${large('e')}"`)}</picture>`,
      `<picture><source media="(max-width: 1px)" data-srcset="/f-300x900.jpg"><source data-srcset="${large('f')}">${lazy(`data-src="${small('f')}"`)}</picture>`,
      `<picture><source data-set="${small('g')} 1x, ${large('g')} 2x">${lazy(`data-src="${small('g')}"`)}</picture>`,
      `<picture><source srcset="/spacer.gif">${lazy(`data-src="${large('h')}"`)}</picture>`,
      `<picture><source data-src="${large('i')}">${lazy('')}</picture>`,
    ].join(''),
    [...larges('a c d e f g h i'), 'b-1600x1200.webp'],
  ),
  fieldPage(
    'lazy-noscript',
    [
      `<p>${lazy('')}<noscript><img srcset="${small('a')} 1x, ${large('a')} 2x" ${SIZE}></noscript></p>`,
      `<p>${lazy(`data-src="${small('b')}"`)}<noscript><img src="${small('b')}" srcset="${small('b')} 400w, ${large('b')} 1600w"></noscript></p>`,
      `<p>${lazy('')}<noscript><picture><source srcset="${small('c')} 1x, ${large('c')} 2x"><img src="${small('c')}"></picture></noscript></p>`,
      `<p><picture><source srcset="${PIXEL_GIF}">${lazy('')}</picture><noscript><img src="${large('d')}"></noscript></p>`,
    ].join(''),
    larges('a b c d'),
  ),
  fieldPage(
    'lazy-backgrounds',
    [
      `data-bg="${small('a')}" data-bg-hidpi="${large('a')}"`,
      `data-bgset="${small('b')} 1x, ${large('b')} 2x"`,
      `data-bgset="/c-300x900.jpg [(max-width: 1px)] | ${small('c')} 400w, ${large('c')} 1600w"`,
      `data-bg-set="url('${small('d')}') 1x, url('${large('d')}') 2x"`,
      `data-bg='image-set("${small('e')}" 1x, "${large('e')}" 2x)'`,
      `data-background-image="${small('f')}, ${large('f')} 2x"`,
      `data-srcset="${small('g')} 1x, ${large('g')} 2x"`,
      `data-bg-multi="url(${large('h')}), url(${large('i')})"`,
      `data-lazy-bg="${small('j')} 400w, ${large('j')} 1600w"`,
      `data-background-srcset="${small('k')} 1x, ${large('k')} 2x"`,
      `data-style="background-image:url(${large('l')})"`,
    ]
      .map((attributes) => `<div class="box" ${attributes}></div>`)
      .join(''),
    larges('a b c d e f g h i j k l'),
    { head: '<style>.box{width:600px;height:400px}</style>' },
  ),
  fieldPage(
    'lazy-beside-previews',
    [
      `<img src="${small('a')}" srcset="data:,w" data-srcset="${small('a')} 1x, ${large('a')} 2x" class="lazyload">`,
      `<img src="/lqip-400x300.jpg" srcset="/lqip-400x300.jpg" data-srcset="${small('b')} 1x, ${large('b')} 2x">`,
      `<img src="/gone.jpg" data-srcset="${small('c')} 1x, ${large('c')} 2x" class="box">`,
      `<div class="box" style="background:url(/preview-40x30.jpg) center/cover" data-bgset="${small('d')} 1x, ${large('d')} 2x"></div>`,
      `<img src="/plain-600x400.png" data-foo="${large('e')}"><img src="/plain-600x400.png" data-foo="${large('f')}">`,
      `<amp-img srcset="/spacer.gif 1w" data-srcset="${small('g')} 1x, ${large('g')} 2x" class="box"></amp-img>`,
      `<img src="${small('h')}" srcset="${small('h')} 1x, ${large('h')} 2x">`,
      `<div style="height:3000px"></div><img loading="lazy" src="${small('i')}" srcset="${large('i')} 2x" ${SIZE}>`,
    ].join(''),
    larges('a b c d e f g h i'),
    { head: '<style>.box{display:block;width:600px;height:400px}</style>' },
  ),
  fieldPage(
    'lazy-other-pictures',
    [
      `<img src="/shown-800x600.jpg" data-hover-srcset="/hover-800x600.jpg 1x, /hover-1600x1200.jpg 2x">`,
      `<img src="${PIXEL_GIF}" data-placeholder-srcset="/grey-800x600.jpg" data-srcset="/real-800x600.jpg 1x" ${SIZE}>`,
      `<img src="${PIXEL_GIF}" width="24" height="24" data-srcset="/icon-24x24.png 1x, /icon-48x48.png 2x">`,
    ].join(''),
    ['shown-800x600.jpg', 'real-800x600.jpg'],
  ),
  {
    name: 'lazy-addresses',
    html: ({ origin, elsewhere }) =>
      documentOf(
        [
          lazy(`data-srcset="${origin}${small('a')} 1x, ${origin}${large('a')} 2x"`),
          lazy(`data-srcset="${small('b').slice(1)} 1x, ${large('b').slice(1)} 2x"`),
          lazy(
            `data-srcset="${elsewhere.slice(5)}/w_400,h_300${small('c')} 1x, ${origin.slice(5)}/w_1600,h_1200${large('c')} 2x"`,
          ),
          lazy(`data-srcset="/w_400,h_300${small('d')}, /w_1600,h_1200${large('d')} 2x"`),
          lazy(`data-srcset="/e.jpg?s-400x300 1x, /e.jpg?size=1600x1200 2x"`),
          lazy(`data-srcset="/asset/f-400x300 1x, /asset/f-1600x1200 2x"`),
        ].join(''),
      ),
    want: [
      ...larges('a b'),
      `w_1600,h_1200${large('c')}`,
      `w_1600,h_1200${large('d')}`,
      'e.jpg?size=1600x1200',
      'asset/f-1600x1200',
    ],
    not: [],
  },
];
