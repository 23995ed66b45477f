import { type FieldPage, fieldPage } from './lazy-pages.ts';

const thumb = (name: string) => `<img src="/${name}-320x240.jpg" alt="">`;
const large = (name: string) => `/${name}-1600x1200.jpg`;
const larges = (letters: string) => letters.split(' ').map((name) => large(name).slice(1));
const slide = (name: string, attributes = '') => `<div ${attributes}><img src="${large(name)}" alt=""></div>`;

/** Galleries whose large pictures are hidden, or are named only around their thumbnails. */
export const LARGER_PAGES: readonly FieldPage[] = [
  fieldPage(
    'hidden-slides',
    [
      `<div class="show">${slide('a')}${slide('b', 'style="display:none"')}${slide('c', 'style="display:none"')}</div>`,
      `<div class="gallery">${slide('d', 'class="active"')}${slide('e', 'hidden')}</div>`,
      `<section>${slide('f', 'class="item is-active"')}${slide('g', 'class="item" style="visibility:hidden"')}${slide('h', 'class="item" style="opacity:0"')}</section>`,
      `<ul class="photo-gallery"><li class="current">${thumb('x')}<img src="${large('i')}"></li><li class="gone"><img src="${large('j')}"></li><li class="gone"><img src="${large('k')}"></li></ul>`,
      `<div><div role="tabpanel"><img src="${large('l')}"></div><div role="tabpanel" hidden><img src="${large('m')}"></div></div>`,
      `<div>${slide('n')}${slide('o', 'hidden="until-found"')}${slide('p', 'hidden="until-found"')}</div>`,
      `<div class="carousel">${['q', 'r', 's'].map((name, at) => `<div class="slide bg" style="background-image:url(${large(name)});display:${at > 0 ? 'none' : 'block'}"></div>`).join('')}</div>`,
      `<div class="carousel">${['t', 'u'].map((name, at) => `<div class="slide bg" data-bg="${large(name)}" ${at > 0 ? 'hidden' : ''}></div>`).join('')}</div>`,
      `<div class="hide"><div class="slide"><img src="/menu-800x600.jpg"></div></div>`,
    ].join(''),
    [...larges('a b c d e f g h i j k l m n o p q r s t u'), 'x-320x240.jpg'],
    { head: '<style>.gone,.hide{display:none}.bg{width:600px;height:400px}</style>' },
  ),
  fieldPage(
    'named-around-the-thumbnail',
    [
      `<div data-href="${large('a')}">${thumb('a')}</div>`,
      `<figure data-full-size="${large('b')}"><div>${thumb('b')}</div></figure>`,
      `<li data-src="${large('c')}"><a href="#">${thumb('c')}</a></li>`,
      `<a href="#" data-href="${large('d')}">${thumb('d')}</a>`,
      `<button data-full-size='{"url":"${large('e')}"}'>${thumb('e')}</button>`,
      `<div data-image="${large('f')}"><span>${thumb('f')}</span></div>`,
      `<div data-fullsize="${large('g')}"><picture><source srcset="/g-320x240.webp">${thumb('g')}</picture></div>`,
      `<div data-href="/page.html">${thumb('h')}</div>`,
      `<div data-href="${large('i')}">${thumb('j')}${thumb('k')}</div>`.replace(large('i'), '/gallery'),
      `<div data-share-image="${large('z')}" data-hover="${large('z')}">${thumb('l')}</div>`,
      `<div data-src="/m-60x45.jpg">${thumb('m')}</div>`,
    ].join(''),
    [...larges('a b c d e f g'), ...['h', 'j', 'k', 'l', 'm'].map((name) => `${name}-320x240.jpg`)],
  ),
  fieldPage(
    'encoded-links',
    [
      `<a href="/a-1600x1200%2Ejpg">${thumb('a')}</a>`,
      `<a href="/b-1600x1200%2ejpg?x=1">${thumb('b')}</a>`,
      `<a href="/c-1600x1200.%6Apg">${thumb('c')}</a>`,
      `<a href="/view?src=%2Fd-1600x1200.jpg">${thumb('d')}</a>`,
      `<a href="/view.php?id=3&amp;image=/e-1600x1200.jpg">${thumb('e')}</a>`,
      `<a href="/f%2D1600x1200%2Ejpeg"></a>`,
      `<a href="https://share.example/?media=%2Fg-1600x1200.jpg">${thumb('g')}</a>`,
      `<a href="/wiki/File%3Ah-1600x1200.jpg">${thumb('h')}</a>`,
      `<a href="/search?q=100%25">${thumb('i')}</a>`,
    ].join(''),
    [
      'a-1600x1200%2Ejpg',
      'b-1600x1200%2ejpg?x=1',
      'c-1600x1200.%6Apg',
      ...larges('d e'),
      'f%2D1600x1200%2Ejpeg',
      ...['g', 'h', 'i'].map((name) => `${name}-320x240.jpg`),
    ],
  ),
  fieldPage(
    'panels',
    [
      `<a href="#a">${thumb('a')}</a><div id="a" class="hide"><a href="#">×</a><img src="${large('a')}"></div>`,
      `<button aria-controls="b">${thumb('b')}</button><section id="b" hidden><img src="${large('b')}"></section>`,
      `<button popovertarget="c">${thumb('c')}</button><div id="c" popover><img src="${large('c')}"></div>`,
      `<button data-bs-target="#d">${thumb('d')}</button><dialog id="d"><img data-src="${large('d')}"></dialog>`,
      `<label for="e">${thumb('e')}</label><input type="checkbox" id="e"><div class="hide"><img src="/never-800x600.jpg"></div>`,
      `<button aria-controls="f">${thumb('f')}</button><div id="f" hidden><img src="/f1-800x600.jpg"><img src="/f2-800x600.jpg"></div>`,
    ].join(''),
    [...larges('a b c d'), 'e-320x240.jpg', 'f-320x240.jpg'],
    { head: '<style>.hide{display:none}</style>' },
  ),
];
