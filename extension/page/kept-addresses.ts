import {
  KEPT_LIMITS,
  LARGER_VERSION,
  OTHER_PICTURE,
  OWN_ATTRIBUTES,
  SMALLER_VERSION,
} from './kept-addresses-table.ts';
import { absoluteUrl } from './page-elements.ts';
import type { PictureUrl } from './page-image.ts';
import { listsInAttribute } from './page-image-css.ts';
import { parseSrcset, type SrcsetCandidate } from './page-image-srcset.ts';
import { isImageFileUrl, sizeInName, widthInUrl } from './page-image-url.ts';

/** A URL of an image file that an element has in an attribute. */
export interface KeptAddress extends PictureUrl {
  /** 1 if the attribute's name says that it is a larger version, -1 for a smaller one. */
  readonly rank: number;
  /** The attribute's name. */
  readonly attribute: string;
  /** The density that a list gives it. */
  readonly density?: number;
}

/** Most attributes contain no URL of an image file. */
const MAY_BE_IMAGE = /(?:\.|%2e)(?:jpe?g|jpe|jfif|png|apng|webp|gif|avif|hei[cf]|tiff?|bmp|svg)(?![a-z\d])/i;

/**
 * Returns the URLs of image files in an element's attributes of any name, largest first: plain, in CSS, in a srcset,
 * in JSON. Excludes attributes with a meaning of their own in HTML, and those for another picture.
 *
 * @param isRead whether an attribute was already read, by its name and value
 */
export function keptAddresses(
  element: Element,
  base: string,
  isRead: (name: string, value: string) => boolean = () => false,
): KeptAddress[] {
  const found: KeptAddress[] = [];
  for (const name of element.getAttributeNames()) {
    if (OWN_ATTRIBUTES.has(name) || OTHER_PICTURE.test(name.replace(/^data-/, ''))) continue;
    const value = element.getAttribute(name) ?? '';
    if (value.length > KEPT_LIMITS.length || !MAY_BE_IMAGE.test(value) || isRead(name, value)) continue;
    const rank = Number(LARGER_VERSION.test(name)) - Number(SMALLER_VERSION.test(name));
    for (const address of addressesInValue(value)) {
      const url = absoluteUrl(address.url, base);
      if (url && isImageFileUrl(url)) found.push({ ...address, url, rank, attribute: name });
    }
  }
  const once = new Map(found.map((address) => [address.url, address]));
  return [...once.values()].toSorted(
    (one, other) =>
      other.rank - one.rank ||
      areaOf(other) - areaOf(one) ||
      (other.density ?? 1) - (one.density ?? 1) ||
      widthInUrl(other.url) - widthInUrl(one.url),
  );
}

/** Returns the URLs in the value of an attribute, with their sizes if stated. */
export function addressesInValue(text: string): StatedUrl[] {
  const value = text.trim();
  if (/^[[{]/.test(value)) return addressesInJson(value);
  if (/url\(|image-set\(/i.test(value)) return listsInAttribute(value).flat().map(sizedByName);
  if (!/\s/.test(value)) return [sizedByName({ url: value })];
  return parseSrcset(value).map(sizedByName);
}

type StatedUrl = PictureUrl & SrcsetCandidate;

/** Returns a URL with the size in its name. */
function sizedByName(candidate: SrcsetCandidate): StatedUrl {
  return { ...sizeInName(candidate.url), ...candidate };
}

/** A key of JSON that is a width or a density: {"400":"s.jpg","1600w":"l.jpg"}, {"2x":"l.jpg"}. */
function sizeOfKey(key: string): Omit<StatedUrl, 'url'> {
  const [, width, density] = /^(?:(\d{2,5})(?:w|px)?|@?(\d(?:\.\d+)?)x)$/.exec(key) ?? [];
  return { ...(width ? { widthPx: Number(width) } : {}), ...(density ? { density: Number(density) } : {}) };
}

function addressesInJson(text: string): StatedUrl[] {
  const found: StatedUrl[] = [];
  const look = (value: unknown, size: Omit<StatedUrl, 'url'>, depth: number): void => {
    if (depth > KEPT_LIMITS.depth || found.length >= KEPT_LIMITS.addresses) return;
    if (typeof value === 'string') {
      if (MAY_BE_IMAGE.test(value)) found.push({ url: value, ...sizeInName(value), ...size });
    } else if (Array.isArray(value)) {
      for (const one of value as readonly unknown[]) look(one, {}, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      const own = sizeOf(value as Readonly<Record<string, unknown>>);
      for (const [key, one] of Object.entries(value)) {
        // Amazon's images are keys, and their sizes the values: {"…/lamp.jpg":[1500,1500]}.
        if (MAY_BE_IMAGE.test(key)) look(key, pairOf(one), depth + 1);
        else look(one, typeof one === 'string' ? { ...own, ...sizeOfKey(key) } : {}, depth + 1);
      }
    }
  };
  try {
    look(JSON.parse(text), {}, 0);
  } catch {
    return [];
  }
  return found;
}

function sizeOf(value: Readonly<Record<string, unknown>>): Omit<PictureUrl, 'url'> {
  return pairOf([value['width'] ?? value['w'], value['height'] ?? value['h']]);
}

function pairOf(value: unknown): Omit<PictureUrl, 'url'> {
  if (!Array.isArray(value)) return {};
  const [widthPx, heightPx] = value.map(Number);
  return widthPx && heightPx && widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : {};
}

function areaOf({ widthPx = 0, heightPx = widthPx }: Omit<PictureUrl, 'url'>): number {
  return widthPx * heightPx;
}

/** Two pictures have the same shape if their aspect ratios differ by no more than this fraction. */
const SAME_SHAPE = 0.04;

/**
 * Returns whether a URL from an attribute leads to a larger version of the displayed picture: by the attribute's
 * name, or by the sizes of both.
 */
export function isLargerVersion(kept: KeptAddress, shown: Omit<PictureUrl, 'url'>): boolean {
  if (kept.rank > 0) return true;
  const { widthPx, heightPx } = kept;
  if (!widthPx || !heightPx || !shown.widthPx || !shown.heightPx) return false;
  return isSameShape(kept, shown) && widthPx > shown.widthPx;
}

/** Returns whether two pictures have the same aspect ratio; an unknown one counts as the same. */
export function isSameShape(one: Omit<PictureUrl, 'url'>, other: Omit<PictureUrl, 'url'>): boolean {
  if (!one.widthPx || !one.heightPx || !other.widthPx || !other.heightPx) return true;
  return Math.abs((one.widthPx * other.heightPx) / (one.heightPx * other.widthPx) - 1) <= SAME_SHAPE;
}
