// Attributes in which scripts store the URL of a picture; each list is in order of preference.

/** A larger version of the picture: zoom, lightbox or original file. */
export const FULL_SIZE_ATTRIBUTES = [
  'data-zoom-image',
  'data-large_image',
  'data-large-image',
  'data-large-file',
  'data-orig-file',
  'data-full',
  'data-full-src',
  'data-fullsrc',
  'data-full-url',
  'data-full-image',
  'data-hires',
  'data-hi-res-src',
  'data-high-res-src',
  'data-old-hires',
  'data-magnify-src',
  'data-zoom',
  'data-zoom-src',
  'data-large',
  'data-image-large',
  'data-pswp-src',
] as const;

/** The picture's URL, until a lazy-loading script moves it to `src`. */
export const LAZY_SRC_ATTRIBUTES = [
  'data-original',
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-lazyload',
  'data-original-src',
  'data-actualsrc',
  'data-real-src',
  'data-src-large',
  'data-echo',
  'data-ll-src',
  'data-flickity-lazyload',
  'data-flickity-lazyload-src',
  'data-splide-lazy',
  'data-image-src',
  'data-img-src',
  'data-defer-src',
  'data-cfsrc',
  'lazy-src',
  'load-src',
] as const;

/** The same for `srcset`. */
export const LAZY_SRCSET_ATTRIBUTES = [
  'data-srcset',
  'data-lazy-srcset',
  'data-original-set',
  'data-flickity-lazyload-srcset',
  'data-splide-lazy-srcset',
  'data-defer-srcset',
  'lazy-srcset',
] as const;

/** A background, until a script sets it: a URL, or a CSS value with url(). */
export const LAZY_BACKGROUND_ATTRIBUTES = [
  'data-bg',
  'data-bg-src',
  'data-bgset',
  'data-bg-set',
  'data-bg-multi',
  'data-bg-image',
  'data-background',
  'data-background-image',
  'data-background-src',
  'data-lazy-background',
  'data-lazy-bg',
] as const;

/** Words in the name of any other attribute that keeps a list of candidates. */
export const SRCSET_NAME = /src-?_?set|image-?_?set/i;

/** Pairs of attributes with the full-size picture's width and height. */
export const FULL_SIZE_PX_ATTRIBUTES = [
  ['data-large_image_width', 'data-large_image_height'],
  ['data-pswp-width', 'data-pswp-height'],
] as const;
