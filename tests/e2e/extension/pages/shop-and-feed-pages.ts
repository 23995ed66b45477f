import { documentOf, PIXEL_GIF, type SamplePage } from './page.ts';

/** Shops, social feeds, pictures in several formats, and backgrounds. */
export const SHOP_AND_FEED_PAGES: readonly SamplePage[] = [
  {
    name: 'shop',
    manner: 'a product with zoom images and a strip of thumbnails',
    html: () =>
      documentOf(`<div class="product"><div class="main" data-thumb="/shop/front-100x100.jpg"><a href="/shop/front-2000x2000.jpg">
        <img src="/shop/front-600x600.jpg" data-src="/shop/front-2000x2000.jpg" data-large_image="/shop/front-2000x2000.jpg"
          data-large_image_width="2000" data-large_image_height="2000" alt="Front"
          srcset="/shop/front-300x300.jpg 300w, /shop/front-600x600.jpg 600w"></a></div>
      <img src="/shop/side-600x600.jpg" data-zoom-image="/shop/side-2000x2000.jpg" data-zoom="true" alt="Side">
      <ul class="thumbs"><li><img src="/shop/front-100x100.jpg" data-zoom-image="/shop/front-2000x2000.jpg" alt=""></li>
        <li><img src="/shop/side-100x100.jpg" data-zoom-image="/shop/side-2000x2000.jpg" alt=""></li>
        <li><img src="/shop/back-100x100.jpg" data-full="/shop/back-2000x2000.jpg" alt="Back"></li></ul></div>
      <img src="/shop/visa-60x40.svg" alt="Visa"><img src="/shop/stars-100x20.png" alt="5 of 5">`),
    expected: ['/shop/front-2000x2000.jpg', '/shop/side-2000x2000.jpg', '/shop/back-2000x2000.jpg'],
    alternatives: { '/shop/side-2000x2000.jpg': ['/shop/side-600x600.jpg', '/shop/side-100x100.jpg'] },
  },
  {
    name: 'feed',
    manner: 'a social feed with avatars, reactions and counting pixels',
    html: ({ elsewhere }) =>
      documentOf(
        `${['one', 'two']
          .map(
            (
              post,
            ) => `<article><img src="/avatar/${post}-96x96.jpg" style="border-radius:50%;width:48px" alt="">
          <div class="avatar" style="width:48px;height:48px;background:url(/avatar/${post}-400x400.jpg) center/cover"></div>
          <img src="${elsewhere}/post/${post}-1080x1350.webp" alt="Post ${post}">
          <img src="/emoji/heart-72x72.png" alt="♥"></article>`,
          )
          .join('')}
        <img src="${elsewhere}/pixel.gif?u=1" width="1" height="1" alt=""><img src="${elsewhere}/beacon-1x1.gif" alt="" style="position:absolute;left:-9999px">
        <img src="${elsewhere}/b-2x300.png" alt=""><img src="/broken.jpg" alt="Gone">`,
      ),
    expected: ['elsewhere/post/one-1080x1350.webp', 'elsewhere/post/two-1080x1350.webp'],
  },
  {
    name: 'picture-formats',
    manner: 'pictures with AVIF, WebP and JPEG, a format nobody shows, and media conditions',
    html: () =>
      documentOf(`<picture><source type="image/jxl" srcset="/pf/a-1200x800.jxl"><source type="image/avif" srcset="/pf/a-600x400.avif 600w, /pf/a-1200x800.avif 1200w">
        <source type="image/webp" srcset="/pf/a-1200x800.webp"><img src="/pf/a-600x400.jpg" alt="A"></picture>
      <picture><source media="(min-width: 5000px)" srcset="/pf/b-wide-5000x1000.jpg"><source media="(min-width: 300px)" srcset="/pf/b-900x600.jpg, /pf/b-1800x1200.jpg 2x">
        <img src="/pf/b-tall-300x600.jpg" alt="B"></picture>
      <picture><source type="image/webp" data-srcset="/pf/c-800x600.webp"><img class="lazyload" src="${PIXEL_GIF}" data-src="/pf/c-800x600.jpg" alt="C"></picture>
      <picture><source type="image/webp" srcset="/pf/icon-32x32.webp"><img src="/pf/icon-32x32.png" alt=""></picture>
      <picture><img src="/pf/d-800x600.gif" alt="D"></picture>`),
    expected: ['/pf/a-1200x800.avif', '/pf/b-1800x1200.jpg', '/pf/c-800x600.webp', '/pf/d-800x600.gif'],
    alternatives: {
      '/pf/a-1200x800.avif': ['/pf/a-600x400.avif', '/pf/a-1200x800.webp', '/pf/a-600x400.jpg'],
      '/pf/c-800x600.webp': ['/pf/c-800x600.jpg'],
    },
  },
  {
    name: 'background-grid',
    manner: 'a grid of tiles whose photos are backgrounds, under a gradient, on a patterned page',
    html: () =>
      documentOf(
        `<div class="grid">${['a', 'b', 'c'].map((name) => `<a href="/album/${name}" class="tile" style="background-image:linear-gradient(transparent,#0008),url('/bg/${name}-800x600.jpg')"></a>`).join('')}
        <div class="tile small" style="background-image:url(/bg/d-800x600.jpg)"></div>
        <div class="tile" data-bg="/bg/e-800x600.jpg"></div><div class="tile" data-background-image="url('/bg/f-800x600.jpg')"></div></div>
        <div class="icon"></div><button class="go">Go</button><div class="tile gone" style="background-image:url(/bg/gone-800x600.jpg)"></div>`,
        `<style>body{background:url(/bg/pattern-60x60.png)}.tile{display:inline-block;width:300px;height:220px;background-size:cover}
        .small{width:150px;height:150px}.icon{width:24px;height:24px;background:url(/bg/icon-24x24.svg)}
        .go{background:url(/bg/arrow-16x16.png) no-repeat;padding:8px 20px}.gone{display:none}</style>`,
      ),
    expected: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/bg/${name}-800x600.jpg`),
  },
  {
    name: 'image-set',
    manner: 'a hero with image-set, several layers, and the same background inherited',
    html: () =>
      documentOf(
        '<div class="hero"><div class="inner">Welcome</div></div><div class="layers"></div><div class="types"></div>',
        `<style>.hero{height:400px;background-image:image-set("/hero/a-1200x400.jpg" 1x, url("/hero/a-2400x800.jpg") 2x);background-size:cover}
        .inner{height:300px;background:inherit}
        .layers{height:300px;background:url("/hero/left-300x300.png") left no-repeat, url(/hero/right-320x300.png) right no-repeat, linear-gradient(red, blue)}
        .types{height:300px;background-image:image-set(url("/hero/t-900x300.jxl") type("image/jxl"), url("/hero/t-900x300.avif") type("image/avif"), url("/hero/t-900x300.jpg") type("image/jpeg"))}</style>`,
      ),
    expected: [
      '/hero/a-2400x800.jpg',
      '/hero/left-300x300.png',
      '/hero/right-320x300.png',
      '/hero/t-900x300.avif',
    ],
    alternatives: { '/hero/a-2400x800.jpg': ['/hero/a-1200x400.jpg'] },
  },
  {
    name: 'pseudo-elements',
    manner: 'photos on ::before and ::after, beside icons there, and decoration by mask, border and list',
    html: () =>
      documentOf(
        '<section class="cover"><h1>Hello</h1></section><section class="after">Text</section><a class="ext" href="/x">Link</a><ul><li>One</li></ul><div class="framed">Framed</div><div class="masked">Masked</div>',
        `<style>.cover{position:relative;height:400px}.cover::before{content:"";position:absolute;inset:0;background:url(/pseudo/cover-1200x400.jpg) center/cover}
        .after::after{content:"";display:block;width:300px;height:250px;background:url(/pseudo/after-300x250.png) no-repeat}
        .ext::after{content:"";display:inline-block;width:12px;height:12px;background:url(/pseudo/ext-12x12.svg)}
        .none::before{background:url(/pseudo/never-800x600.jpg)}
        ul{list-style-image:url(/pseudo/bullet-400x400.png)}.framed{border:30px solid;border-image:url(/pseudo/border-400x400.png) 30}
        .masked{height:300px;background:#ccc;mask-image:url(/pseudo/mask-400x400.png)}</style>`,
      ),
    expected: ['/pseudo/cover-1200x400.jpg', '/pseudo/after-300x250.png'],
  },
  {
    name: 'sprites',
    manner: 'a sprite sheet, an icon font, and a sheet of drawn symbols',
    html: () =>
      documentOf(
        `<svg style="display:none"><symbol id="star" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol></svg>
        <span class="sprite a"></span><span class="sprite b"></span><span class="retina"></span><i class="fa">★</i>
        <svg width="24" height="24"><use href="#star"/></svg><svg class="fa-svg" viewBox="0 0 512 512" style="width:1em;height:1em"><path d="M0 0h512v512z"/></svg>
        <img src="/sprite/real-640x480.jpg" alt="">`,
        `<style>.sprite{display:inline-block;width:32px;height:32px;background:url(/sprite/sheet-600x800.png) no-repeat}.b{background-position:-32px -64px}
        .retina{display:inline-block;width:60px;height:60px;background:url(/sprite/sheet2-1200x1600.png) -60px 0/600px 800px}</style>`,
      ),
    expected: ['/sprite/real-640x480.jpg'],
  },
];
