import { widthInUrl } from './page-image-url.ts';

/** A candidate in a srcset, with its descriptor. */
export interface SrcsetCandidate {
  readonly url: string;
  readonly widthPx?: number;
  readonly density?: number;
}

const SEPARATORS = /[\t\n\f\r ,]*/y;
const URL_TEXT = /[^\t\n\f\r ]+/y;
/** Up to the next comma outside of parentheses. */
const DESCRIPTORS = /(?:\([^)]*\)?|[^,(])*/y;

/**
 * Returns the candidates of a srcset, in order, as in "parsing a srcset attribute" of the HTML standard (4.8.4.3.10).
 *
 * A comma ends a candidate only after white space or at a URL's end, so URLs with commas and data: URLs stay intact.
 * Candidates with invalid descriptors are left out.
 */
export function parseSrcset(srcset: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [text] = pattern.exec(srcset) ?? [''];
    at += text.length;
    return text;
  };
  for (;;) {
    take(SEPARATORS);
    const text = take(URL_TEXT);
    if (text === '') return candidates;
    const url = text.replace(/,+$/, '');
    const candidate = described(url, url === text ? take(DESCRIPTORS) : '');
    if (candidate && url !== '') candidates.push(candidate);
  }
}

function described(url: string, descriptors: string): SrcsetCandidate | undefined {
  let widthPx: number | undefined;
  let density: number | undefined;
  for (const descriptor of descriptors.split(/[\t\n\f\r ]+/).filter(Boolean)) {
    const value = Number(descriptor.slice(0, -1));
    if (/^\d+w$/.test(descriptor) && value > 0 && widthPx === undefined && density === undefined) {
      widthPx = value;
    } else if (/^\d+h$/.test(descriptor)) {
      continue; // The standard allows a height descriptor, and ignores it.
    } else if (
      /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?x$/i.test(descriptor) &&
      !widthPx &&
      density === undefined
    ) {
      density = value;
    } else {
      return undefined;
    }
  }
  return {
    url,
    ...(widthPx === undefined ? {} : { widthPx }),
    ...(density === undefined ? {} : { density }),
  };
}

/**
 * Returns the candidates sorted by pixels, most first: by the widths given, by density, and otherwise by the sizes in
 * their names.
 *
 * @param slotPx the width at which the page shows the picture, which makes widths and densities comparable; 0 if
 * unknown
 */
export function bestFirst<Item extends SrcsetCandidate>(candidates: readonly Item[], slotPx = 0): Item[] {
  const widthOf = ({ widthPx, density = 1 }: Item) => widthPx ?? density * slotPx;
  return candidates.toSorted(
    (one, other) =>
      widthOf(other) - widthOf(one) ||
      (other.density ?? 1) - (one.density ?? 1) ||
      widthInUrl(other.url) - widthInUrl(one.url),
  );
}

/** Returns whether a text is a list with descriptors, and not a URL with spaces. */
export function isSrcset(text: string): boolean {
  return /[^\s,]\s+(?:\d+w|\d*\.?\d+x)(?:\s+\d+h)?\s*(?:,|$)/.test(text);
}

/** Values of `type` that both the browser and we can decode (`image/jpg` is wrong, but common). */
const DECODABLE: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/bmp',
  'image/svg+xml',
]);

/** Returns whether a `type` attribute names a format that can be decoded; a source without one counts as decodable. */
export function isDecodableType(type: string | null | undefined): boolean {
  const essence = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return essence === '' || DECODABLE.has(essence);
}

/** A `source` of a picture, or its final `img`. */
export interface PictureSource {
  readonly candidates: readonly SrcsetCandidate[];
  readonly type?: string | null;
  /** Whether its media query matches. */
  readonly isMediaMet: boolean;
}

/**
 * Returns the sources of a picture: first the displayed one ("update the source set", HTML 4.8.4.3.7: the first whose
 * type can be decoded and whose media query matches), then the others that can be decoded.
 *
 * The source that the user sees comes first even if another one is larger, because sources of other media queries may
 * be cropped differently.
 */
export function sourcesShownFirst(sources: readonly PictureSource[]): PictureSource[] {
  const usable = sources.filter(({ candidates, type }) => candidates.length > 0 && isDecodableType(type));
  const shown = usable.find(({ isMediaMet }) => isMediaMet);
  return shown ? [shown, ...usable.filter((source) => source !== shown)] : usable;
}
