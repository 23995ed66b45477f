/** Attributes with a meaning of their own in HTML; their values are read elsewhere, or aren't URLs of pictures. */
export const OWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'href',
  'xlink:href',
  'style',
  'class',
  'id',
  'alt',
  'title',
  'name',
  'value',
  'poster',
  'content',
  'cite',
  'action',
  'usemap',
  'download',
  'placeholder',
]);

/** Words in the name of an attribute for a different picture than the one that its element shows. */
export const OTHER_PICTURE =
  /^on|placeholder|lqip|blank|dummy|spinner|loader|loading-(?:src|img|image)|fallback|error|avatar|logo|icon|hover|rollover|flip|second|next|prev|related|href|link|share|user|author/i;

/** Words in the name of an attribute for a larger version, and for a smaller one. */
export const LARGER_VERSION =
  /zoom|large|big|full|orig|hi-?res|high-?res|(?:^|-)hd(?:-|$)|retina|hidpi|max|master|2x/i;
export const SMALLER_VERSION = /thumb|small|tiny|mini|low|preview|(?:^|-)(?:xs|sm)(?:-|$)/i;

/** The limits for reading one attribute. */
export const KEPT_LIMITS = {
  /** Characters; the longest values are the settings of a page builder. */
  length: 50_000,
  addresses: 50,
  /** Nesting levels of lists and objects. */
  depth: 8,
} as const;
