import { documentOf, type ServedPage } from './page.ts';

export const LARGE_PAGE_IMAGES = 2000;

/** A gallery of 2,000 images with typical markup around each: a card, a link, a caption, an icon. */
export const LARGE_PAGE: ServedPage = {
  name: 'two-thousand',
  html: () =>
    documentOf(
      `<main>${Array.from(
        { length: LARGE_PAGE_IMAGES },
        (
          _,
          index,
        ) => `<article class="card"><a href="/photo/${index}"><img loading="lazy" width="240" height="240" alt="Photo ${index}"
          src="/many-240x240.jpg?${index}"></a><h2 class="title">Photo ${index}</h2><p><span class="heart"></span> ${index} likes</p></article>`,
      ).join('')}</main>`,
      `<style>.card{display:inline-block;width:240px;margin:8px}.title::after{content:"›"}
      .heart{display:inline-block;width:16px;height:16px;background:url(/icons/heart-16x16.svg)}</style>`,
    ),
};
