import { documentOf, PIXEL_GIF, type SamplePage } from './page.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';

const DOTS = Array.from(
  { length: 9 },
  (_, index) => `<circle cx="${20 + index * 40}" cy="${30 + index * 20}" r="15"/>`,
).join('');

/** Images that pages create with scripts: web components, drawings, canvases, blobs. */
export const BUILT_PAGES: readonly SamplePage[] = [
  {
    name: 'shadow-dom',
    manner: 'open shadow roots in one another with slots, and a closed one',
    html: () =>
      documentOf(`<photo-card><img slot="photo" src="/sd/slotted-800x600.jpg" alt=""><img slot="none" src="/sd/unslotted-800x600.jpg" alt=""></photo-card>
      <div id="closed"></div><img src="/sd/after-800x600.jpg" alt="">
      <script>
        customElements.define('photo-inner', class extends HTMLElement { constructor() { super();
          this.attachShadow({ mode: 'open' }).innerHTML = '<style>div{height:300px;background:url(/sd/styled-600x300.jpg)}</style><div></div>'; } });
        customElements.define('photo-card', class extends HTMLElement { constructor() { super();
          this.attachShadow({ mode: 'open' }).innerHTML = '<img src="/sd/inside-800x600.jpg" alt=""><slot name="photo"></slot><photo-inner></photo-inner>'; } });
        document.getElementById('closed').attachShadow({ mode: 'closed' }).innerHTML = '<img src="/sd/closed-800x600.jpg" alt="">';
      </script>`),
    expected: [
      '/sd/inside-800x600.jpg',
      '/sd/styled-600x300.jpg',
      '/sd/slotted-800x600.jpg',
      '/sd/closed-800x600.jpg',
      '/sd/after-800x600.jpg',
    ],
  },
  {
    name: 'declarative-shadow',
    manner: 'a shadow root that comes with the page’s text',
    html: () =>
      documentOf(
        '<div><template shadowrootmode="open"><img src="/dsd/in-800x600.jpg" alt=""><slot></slot></template><img src="/dsd/light-800x600.jpg" alt=""></div>',
      ),
    expected: ['/dsd/in-800x600.jpg', '/dsd/light-800x600.jpg'],
  },
  {
    name: 'masonry',
    manner: 'a masonry of custom elements, some of which make their image themselves',
    html: () =>
      documentOf(`<masonry-grid><masonry-item><x-photo src="/mas/a-800x1200.jpg"></x-photo></masonry-item>
      <masonry-item><x-photo src="/mas/b-800x500.jpg"></x-photo></masonry-item></masonry-grid>
      <amp-img src="/mas/c-800x600.jpg" width="800" height="600" layout="responsive"></amp-img>
      <amp-img src="/mas/d-800x600.jpg" width="800" height="600"><img src="/mas/d-800x600.jpg" alt=""></amp-img>
      <amp-analytics src="/mas/count.json"></amp-analytics><x-player src="/mas/film.mp4"></x-player>
      <img itemprop="image" src="/mas/e-800x600.jpg" alt=""><meta itemprop="image" content="/mas/meta-800x600.jpg">
      <script>customElements.define('x-photo', class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<img alt="" src="' + this.getAttribute('src') + '">'; } });</script>
      <style>amp-img{display:block;min-height:100px}</style>`),
    expected: [
      '/mas/a-800x1200.jpg',
      '/mas/b-800x500.jpg',
      '/mas/c-800x600.jpg',
      '/mas/d-800x600.jpg',
      '/mas/e-800x600.jpg',
    ],
  },
  {
    name: 'template',
    manner: 'templates, comments and scripts that hold images nobody sees',
    html: () =>
      documentOf(`<template><img src="/tpl/in-template-800x600.jpg" alt=""></template>
      <!-- <img src="/tpl/in-comment-800x600.jpg" alt=""> -->
      <script type="text/html"><img src="/tpl/in-script-800x600.jpg" alt=""></script>
      <textarea><img src="/tpl/in-text-800x600.jpg" alt=""></textarea>
      <div hidden><img src="/tpl/hidden-800x600.jpg" alt=""></div><img src="/tpl/seen-800x600.jpg" alt="">`),
    expected: ['/tpl/seen-800x600.jpg'],
  },
  {
    name: 'drawings',
    manner: 'an inline SVG illustration coloured by CSS, icons, and photos inside of SVG',
    html: () =>
      documentOf(
        `<svg class="art" viewBox="0 0 400 240" width="400" height="240" role="img" aria-label="Dots">${DOTS}</svg>
        <svg viewBox="0 0 24 24" width="24" height="24"><path d="M0 0h24v24z"/></svg>
        <svg viewBox="0 0 600 400" width="600" height="400"><defs><clipPath id="round"><circle cx="300" cy="200" r="180"/></clipPath></defs>
          <image href="/svg/clipped-600x400.jpg" width="600" height="400" clip-path="url(#round)"/></svg>
        <svg viewBox="0 0 600 400" width="600" height="400"><image xlink:href="/svg/older-600x400.jpg" width="600" height="400"/><image href="/svg/pin-20x20.png" width="20" height="20"/></svg>
        <svg viewBox="0 0 600 400" width="600" height="400"></svg>
        <img src="/svg/file-400x300.svg" alt="">`,
        '<style>.art circle{fill:rebeccapurple}.art{color:red}</style>',
      ),
    expected: [
      { kind: 'svg', startsWith: 'data:image/svg+xml', widthPx: 400, heightPx: 240 },
      '/svg/clipped-600x400.jpg',
      '/svg/older-600x400.jpg',
      '/svg/file-400x300.svg',
    ],
  },
  {
    name: 'canvas',
    manner: 'canvases: a chart, a blank one, one of an even colour, a tiny one, and one that is tainted',
    html: ({ elsewhere }) =>
      documentOf(`<canvas id="chart" width="500" height="300"></canvas><canvas width="500" height="300"></canvas>
      <canvas id="even" width="500" height="300"></canvas><canvas id="tiny" width="40" height="40"></canvas><canvas id="tainted" width="500" height="300"></canvas>
      <script>
        const paint = (id) => document.getElementById(id).getContext('2d');
        for (let i = 0; i < 10; i += 1) { paint('chart').fillRect(i * 50, 300 - i * 25, 40, i * 25); paint('tiny').fillRect(i * 2, i, 2, 2); }
        paint('even').fillRect(0, 0, 500, 300);
        const foreign = new Image();
        foreign.onload = () => { paint('tainted').drawImage(foreign, 0, 0); document.body.dataset.drawn = '1'; };
        foreign.src = '${elsewhere}/taint-500x300.jpg';
      </script>`),
    visit: (page) => waitFor(page, () => document.body.dataset['drawn'] === '1'),
    expected: [{ kind: 'canvas', startsWith: 'data:image/png', widthPx: 500, heightPx: 300 }],
  },
  {
    name: 'uploader',
    manner: 'an uploader’s previews in memory, under a policy that allows the page nearly nothing',
    headers: {
      'content-security-policy':
        "default-src 'none'; img-src 'self' blob:; script-src 'unsafe-inline'; style-src 'unsafe-inline'; require-trusted-types-for 'script'; sandbox allow-scripts allow-same-origin",
    },
    html: () =>
      documentOf(`<div id="previews"></div><canvas hidden width="640" height="480"></canvas><noscript><p>Scripts</p></noscript><script>
      const canvas = document.querySelector('canvas');
      canvas.getContext('2d').fillRect(10, 10, 300, 300);
      for (const type of ['image/png', 'image/jpeg']) canvas.toBlob((blob) => {
        const image = new Image();
        image.onload = () => { document.body.dataset[type.slice(6)] = '1'; };
        image.src = URL.createObjectURL(blob);
        document.getElementById(type === 'image/png' ? 'previews' : 'more').append(image);
      }, type);
      </script><div id="more"></div><img class="lazy" src="${PIXEL_GIF}" alt=""><noscript><img src="/up/fallback-600x400.jpg" alt=""></noscript>`),
    visit: (page) =>
      waitFor(page, () => document.body.dataset['png'] === '1' && document.body.dataset['jpeg'] === '1'),
    expected: [
      { kind: 'img', startsWith: 'data:image/png', widthPx: 640, heightPx: 480 },
      { kind: 'img', startsWith: 'data:image/jpeg', widthPx: 640, heightPx: 480 },
      '/up/fallback-600x400.jpg',
    ],
  },
  {
    name: 'data-urls',
    manner: 'images in the page’s own text, large and small',
    html: () =>
      documentOf(`<img alt="Drawn" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='250'%3E%3Ccircle r='90' cx='99' cy='99'/%3E%3C/svg%3E">
      <img alt="" src="${PIXEL_GIF}"><div style="height:300px;background:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3C/svg%3E&quot;)"></div>
      <img alt="" src="/data/real-800x600.png">`),
    expected: [
      { kind: 'img', startsWith: 'data:image/svg+xml', widthPx: 300, heightPx: 250 },
      '/data/real-800x600.png',
    ],
  },
];
