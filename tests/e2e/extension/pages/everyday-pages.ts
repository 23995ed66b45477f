import { documentOf, PIXEL_GIF, type SamplePage } from './page.ts';

/** Everyday pages: blogs, rental listings, product lists, recipes, comparisons. */
export const EVERYDAY_PAGES: readonly SamplePage[] = [
  {
    name: 'blog',
    manner: 'a blog’s gallery whose images link to pages of their own, with smileys and a gravatar',
    html: ({ elsewhere }) =>
      documentOf(`<figure class="gallery"><ul>${['a', 'b']
        .map(
          (
            name,
          ) => `<li><figure><a href="/2024/05/trip/attachment/${name}/"><img loading="lazy" decoding="async" width="1024" height="683"
        src="/uploads/${name}-1024x683.jpg" srcset="/uploads/${name}-1024x683.jpg 1024w, /uploads/${name}-300x200.jpg 300w, /uploads/${name}-2048x1366.jpg 2048w"
        sizes="(max-width: 1024px) 100vw, 1024px" alt=""></a></figure></li>`,
        )
        .join('')}</ul></figure>
      <p>Nice <img class="emoji" src="/emoji/smile-72x72.png" style="height:1em" alt="🙂"></p>
      <img class="avatar" src="${elsewhere}/avatar/x-96x96?s=96&amp;d=mm" width="48" height="48" alt="">`),
    expected: ['/uploads/a-2048x1366.jpg', '/uploads/b-2048x1366.jpg'],
  },
  {
    name: 'home-for-rent',
    manner: 'a slider that keeps the backgrounds of its slides in data attributes, and a map',
    html: () =>
      documentOf(
        `<div class="swiper" style="width:700px;overflow:hidden"><div style="display:flex">
        <div class="swiper-slide" style="background-image:url(/home/one-1400x900.jpg)"></div>
        <div class="swiper-slide swiper-lazy" data-background="/home/two-1400x900.jpg"><div class="swiper-lazy-preloader"></div></div>
        <div class="swiper-slide swiper-lazy" data-background="/home/three-1400x900.jpg"></div></div></div>
        <div class="parallax"></div><i class="marker"></i>`,
        `<style>.swiper-slide{flex:none;width:700px;height:450px;background-size:cover}
        .parallax{height:300px;background:url(/home/view-1800x900.jpg) fixed 50% / cover}
        .marker{position:absolute;width:25px;height:41px;background:url(/map/marker-50x82.png) 0 0 / 25px 41px}</style>`,
      ),
    expected: [
      '/home/one-1400x900.jpg',
      '/home/two-1400x900.jpg',
      '/home/three-1400x900.jpg',
      '/home/view-1800x900.jpg',
    ],
  },
  {
    name: 'list-of-goods',
    manner: 'cards with a second picture that appears under the pointer, flags, badges and a loader',
    html: () =>
      documentOf(
        `<img src="/goods/flag-24x16.svg" alt="English">${['boot', 'hat']
          .map(
            (
              name,
            ) => `<li class="card"><a href="/p/${name}"><div class="images"><img src="/goods/${name}-front-480x600.webp" alt="${name}">
          <img class="hover" src="/goods/${name}-worn-480x600.webp" alt=""></div><img class="badge" src="/goods/sale-80x80.png" alt="Sale"></a></li>`,
          )
          .join('')}<div class="loading"><img src="/goods/spinner-64x64.gif" alt=""></div>`,
        '<style>.images{position:relative}.hover{position:absolute;inset:0;opacity:0}</style>',
      ),
    expected: ['boot', 'hat'].flatMap((name) => [
      `/goods/${name}-front-480x600.webp`,
      `/goods/${name}-worn-480x600.webp`,
    ]),
  },
  {
    name: 'lightbox-group',
    manner: 'one thumbnail that opens a group, whose other links are hidden',
    html: () =>
      documentOf(`<div class="album"><a href="/group/one-1600x1200.jpg" data-lightbox="g"><img src="/group/one-320x240.jpg" alt=""></a>
      <a href="/group/two-1600x1200.jpg" data-lightbox="g" style="display:none"></a><a href="/group/three-1600x1200.jpg" data-lightbox="g" style="display:none"></a></div>`),
    expected: ['/group/one-1600x1200.jpg', '/group/two-1600x1200.jpg', '/group/three-1600x1200.jpg'],
  },
  {
    name: 'recipe',
    manner:
      'a recipe whose steps load late, with a print button, stars, a film of another origin and advertisement frames',
    html: ({ elsewhere }) =>
      documentOf(`<picture><source media="(max-width: 400px)" srcset="/recipe/cake-400x400.webp"><source srcset="/recipe/cake-800x600.webp 1x, /recipe/cake-1600x1200.webp 2x" type="image/webp">
        <img src="/recipe/cake-800x600.jpg" alt="Cake" data-pin-media="/recipe/cake-pin-1000x1500.jpg"></picture>
      <button><img src="/recipe/print-24x24.svg" alt="Print"></button>
      <ol><li>Stir <img class="lazy" data-src="/recipe/stir-700x500.jpg" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 700 500'%3E%3C/svg%3E" width="700" height="500" alt="Stir">
        <noscript><img src="/recipe/stir-700x500.jpg" width="700" height="500" alt="Stir"></noscript></li>
      <li>Bake <img class="lazy" data-lazy-srcset="/recipe/bake-350x250.jpg 350w, /recipe/bake-700x500.jpg 700w" data-lazy-src="/recipe/bake-350x250.jpg" src="${PIXEL_GIF}" alt="Bake"></li></ol>
      <iframe src="${elsewhere}/shop" title="Advertisement" width="300" height="250"></iframe>
      <iframe title="Film" src="${elsewhere}/films"></iframe><img src="${elsewhere}/match-1x1.gif" alt="" width="0" height="0">`),
    expected: ['/recipe/cake-1600x1200.webp', '/recipe/stir-700x500.jpg', '/recipe/bake-700x500.jpg'],
  },
  {
    name: 'comparison',
    manner: 'two images over one another with a handle between, and a drawing as an interactive chart',
    html: () =>
      documentOf(`<div style="position:relative;width:600px;height:400px"><img src="/compare/before-600x400.jpg" alt="Before">
      <div style="position:absolute;inset:0;width:50%;overflow:hidden"><img src="/compare/after-600x400.jpg" alt="After"></div>
      <button style="background:url(/compare/handle-40x40.svg);width:40px;height:40px"></button></div>
      <figure><svg width="500" height="300" viewBox="0 0 500 300"><g><path class="l" d="M0 300L100 200 300 250 500 20" fill="none" stroke="green"/><text x="10" y="20">2024</text></g></svg></figure>`),
    expected: [
      '/compare/before-600x400.jpg',
      '/compare/after-600x400.jpg',
      { kind: 'svg', startsWith: 'data:image/svg+xml', widthPx: 500, heightPx: 300 },
    ],
  },
  {
    name: 'photo-wall',
    manner: 'a wall of photos by a framework that optimises them, with blurred previews below',
    html: () =>
      documentOf(
        ['sea', 'sky']
          .map(
            (name) => `<span style="display:inline-block;position:relative;width:400px;height:300px">
        <img aria-hidden="true" alt="" src="/wall/${name}-20x15.jpg" style="position:absolute;width:400px;height:300px;filter:blur(20px)">
        <img alt="${name}" loading="lazy" decoding="async" style="position:absolute;width:400px;height:300px;object-fit:cover" srcset="/_image?url=%2Fwall%2F${name}.jpg&amp;size=640x480 1x, /_image?url=%2Fwall%2F${name}.jpg&amp;size=1080x810 2x" src="/_image?url=%2Fwall%2F${name}.jpg&amp;size=1080x810"></span>`,
          )
          .join(''),
      ),
    expected: ['/_image?url=%2Fwall%2Fsea.jpg&size=1080x810', '/_image?url=%2Fwall%2Fsky.jpg&size=1080x810'],
  },
];
