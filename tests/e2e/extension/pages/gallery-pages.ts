import { documentOf, PIXEL_GIF, type SamplePage } from './page.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';

const BLURRED =
  'data:image/svg+xml;charset=utf-8,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22600%22%20height%3D%22400%22%2F%3E';

/** Galleries with several ways of lazy loading, and slideshows. */
export const GALLERY_PAGES: readonly SamplePage[] = [
  {
    name: 'native-lazy',
    manner: 'a gallery with native lazy loading, most of it far below the screen',
    html: () =>
      documentOf(
        Array.from(
          { length: 12 },
          (_, index) =>
            `<p style="height:2000px"><img loading="lazy" src="/lazy/${index}-800x600.jpg" alt="Photo ${index}"></p>`,
        ).join(''),
      ),
    expected: Array.from({ length: 12 }, (_, index) => `/lazy/${index}-800x600.jpg`),
  },
  {
    name: 'data-src',
    manner:
      'placeholders of one pixel, of an empty drawing and of a shared file, with the address in data-src',
    html: () =>
      documentOf(`<img class="lazyload" src="${PIXEL_GIF}" data-src="/ds/a-800x600.jpg" alt="">
      <img class="lazyload" src="${BLURRED}" data-src="/ds/b-800x600.jpg" alt="">
      <img class="lazyload" data-srcset="/ds/c-400x300.jpg 400w, /ds/c-1200x900.jpg 1200w" data-src="/ds/c-400x300.jpg" alt="">
      <img class="lozad" src="/ds/loading-300x300.gif" data-original="/ds/d-800x600.jpg" alt="">
      <img class="lozad" src="/ds/loading-300x300.gif" data-lazy-src="/ds/e-800x600.jpg" alt="">
      <img class="lazyloaded" src="/ds/f-800x600.jpg" data-src="/ds/f-800x600.jpg" alt="">
      <img class="lazy" data-src="/ds/icon-24x24.svg" width="24" height="24" alt="">
      <img class="lazyload" src="/ds/g-40x30.jpg" style="width:600px;filter:blur(8px)" data-src="/ds/g-800x600.jpg" alt="">
      <img class="lazyload" src="${PIXEL_GIF}" data-src="/ds/h_{width}x-600x400.jpg" data-widths="[180, 360, 720]" alt="">`),
    expected: [
      '/ds/a-800x600.jpg',
      '/ds/b-800x600.jpg',
      '/ds/c-1200x900.jpg',
      '/ds/d-800x600.jpg',
      '/ds/e-800x600.jpg',
      '/ds/f-800x600.jpg',
      '/ds/g-800x600.jpg',
      '/ds/h_720x-600x400.jpg',
    ],
  },
  {
    name: 'hidden-lazy',
    manner: 'images that their script shows once they are loaded',
    html: () =>
      documentOf(
        `<img class="lazy" data-src="/hl/a-800x600.jpg" alt=""><img class="lazy" data-src="/hl/b-800x600.jpg" alt="">
        <img class="fade" src="/hl/c-800x600.jpg" alt="">`,
        '<style>.lazy{display:none}.fade{opacity:0}</style>',
      ),
    expected: ['/hl/a-800x600.jpg', '/hl/b-800x600.jpg', '/hl/c-800x600.jpg'],
  },
  {
    name: 'infinite-scroll',
    manner: 'an endless feed after two screens more',
    html: () =>
      documentOf(`<main></main><div id="end" style="height:40px;overflow-anchor:none">Loading</div><script>
      let pages = 0;
      const more = () => {
        pages += 1;
        for (let i = 0; i < 4; i += 1) document.querySelector('main').insertAdjacentHTML('beforeend',
          '<p style="height:500px"><img alt="" src="/feed/' + pages + i + '-600x400.jpg"></p>');
        document.body.dataset.pages = pages;
      };
      const end = document.getElementById('end');
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || pages > 8) return;
        more();
        observer.unobserve(end);
        observer.observe(end);
      });
      observer.observe(end);
      </script>`),
    visit: async (page) => {
      for (const pages of ['1', '2', '3']) {
        await waitFor(page, (count) => document.body.dataset['pages'] === count, pages);
        if (pages !== '3') await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
    },
    expected: ['1', '2', '3'].flatMap((page) =>
      [0, 1, 2, 3].map((index) => `/feed/${page}${index}-600x400.jpg`),
    ),
  },
  {
    name: 'thumbnails',
    manner: 'thumbnails that link to the files in full, with a magnifier over them',
    html: ({ elsewhere }) =>
      documentOf(`<div class="gallery">
      <a href="/full/one-3000x2000.jpg"><img src="/thumb/one-150x100.jpg" alt="One"><img src="/icons/zoom-24x24.png" alt=""></a>
      <a href="${elsewhere}/full/two-3000x2000.jpg?dl=1" data-pswp-width="3000" data-pswp-height="2000"><img src="/thumb/two-300x200.jpg" alt="Two"></a>
      <a href="/full/three-3000x2000.png"><span style="display:block;width:160px;height:120px;background:url(/thumb/three-160x120.jpg) center/cover"></span></a>
      <a href="/photo/4"><img src="/thumb/four-300x200.jpg" alt="Four"></a>
      <a href="/full/five-3000x2000.jpg"><img loading="lazy" class="lazy" src="${PIXEL_GIF}" data-src="/thumb/five-150x100.jpg" alt="Five"></a></div>`),
    expected: [
      '/full/one-3000x2000.jpg',
      'elsewhere/full/two-3000x2000.jpg?dl=1',
      '/full/three-3000x2000.png',
      '/thumb/four-300x200.jpg',
      '/full/five-3000x2000.jpg',
    ],
    alternatives: {
      '/full/one-3000x2000.jpg': ['/thumb/one-150x100.jpg'],
      'elsewhere/full/two-3000x2000.jpg?dl=1': ['/thumb/two-300x200.jpg'],
    },
  },
  {
    name: 'carousel',
    manner:
      'slideshows: slides beside the screen, taken out of the page, invisible, and cloned for an endless turn',
    html: () =>
      documentOf(
        `<div class="track" style="display:flex;width:600px;overflow:hidden">
          ${['c', 'a', 'b', 'c', 'a'].map((name) => `<div style="flex:none;width:600px"><img src="/slide/${name}-600x400.jpg" alt=""></div>`).join('')}</div>
        <div class="carousel">
          <div class="carousel-item active"><img src="/slide/d-600x400.jpg" alt=""></div>
          <div class="carousel-item"><img src="/slide/e-600x400.jpg" alt=""></div></div>
        <section><img class="mine" style="display:none" src="/slide/f-600x400.jpg" alt=""><img class="mine" src="/slide/g-600x400.jpg" alt="">
          <img class="mine" style="display:none" src="/slide/h-600x400.jpg" alt=""></section>
        <ul class="fader"><li><img src="/slide/i-600x400.jpg" alt=""></li><li style="visibility:hidden"><img src="/slide/j-600x400.jpg" alt=""></li></ul>`,
        '<style>.carousel-item{display:none}.carousel-item.active{display:block}</style>',
      ),
    expected: ['c', 'a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `/slide/${name}-600x400.jpg`),
  },
  {
    name: 'responsive-pair',
    manner: 'one picture for phones and one for desks, of which one is hidden',
    html: () =>
      documentOf(
        `<div class="hero"><img class="banner phone" src="/pair/phone-600x800.jpg" alt=""><img class="banner desk" src="/pair/desk-1600x600.jpg" alt=""></div>`,
        '<style>.phone{display:none}</style>',
      ),
    expected: ['/pair/desk-1600x600.jpg'],
  },
  {
    name: 'lightbox',
    manner: 'closed dialogs, a closed menu with pictures, a closed popover, and details that are closed',
    html: () =>
      documentOf(
        `<nav><ul><li>Products<div class="mega" style="visibility:hidden;position:absolute"><img src="/menu/shoe-400x300.jpg" alt=""></div></li></ul></nav>
        <div class="site-menu" style="display:none"><img src="/menu/offer-400x300.jpg" alt=""></div>
        <div class="gallery"><img src="/light/a-800x600.jpg" alt=""></div>
        <div class="lightbox" style="display:none"><img src="/light/big-1600x1200.jpg" alt=""></div>
        <dialog><img src="/light/in-dialog-800x600.jpg" alt=""></dialog>
        <div popover><img src="/light/in-popover-800x600.jpg" alt=""></div>
        <div role="dialog" style="opacity:0;pointer-events:none"><img src="/light/in-modal-800x600.jpg" alt=""></div>
        <details><summary>More</summary><img src="/light/in-details-800x600.jpg" alt=""></details>
        <dialog open><img src="/light/shown-800x600.jpg" alt=""></dialog>`,
      ),
    expected: ['/light/a-800x600.jpg', '/light/shown-800x600.jpg'],
  },
  {
    name: 'light-gallery',
    manner: 'a gallery library that keeps the files on plain elements',
    html: () =>
      documentOf(`<div id="gallery"><div class="item" data-src="/lg/one-1600x1200.jpg">One</div>
      <a data-src="/lg/two-1600x1200.jpg"><img src="/lg/thumb-two-150x100.jpg" alt="Two"></a>
      <div data-src="/lg/player.js"></div><iframe data-src="/lg/video.html" title="Video"></iframe></div>`),
    expected: ['/lg/one-1600x1200.jpg', '/lg/two-1600x1200.jpg'],
  },
];
