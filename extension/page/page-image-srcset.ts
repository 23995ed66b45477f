/** One image that a srcset offers, with what it says about its size. */
export interface SrcsetCandidate {
  readonly url: string;
  readonly widthPx?: number;
  readonly density?: number;
}

const SEPARATORS = /[\t\n\f\r ,]*/y;
const URL_TEXT = /[^\t\n\f\r ]+/y;
/** Up to the next comma that is not between parentheses. */
const DESCRIPTORS = /(?:\([^)]*\)?|[^,(])*/y;

/**
 * The candidates of a srcset, in their order, by "parsing a srcset attribute" of the HTML standard (4.8.4.3.10).
 *
 * A comma ends a candidate only after white space or at a URL's end, so URLs with commas and data: URLs stay whole.
 * Candidates whose descriptors are in error are left out.
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
      continue; // The standard keeps the height descriptor for later and ignores it.
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

/** The same candidates with the one of most pixels first: by width where widths are given, else by density. */
export function bestFirst(candidates: readonly SrcsetCandidate[]): SrcsetCandidate[] {
  return candidates.toSorted(
    (one, other) => (other.widthPx ?? 0) - (one.widthPx ?? 0) || (other.density ?? 1) - (one.density ?? 1),
  );
}

/** What `type` may say of a source that both the browser and we can decode (`image/jpg` is wrong, and common). */
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

/** Whether a `type` attribute names a format that can be shown; a source that names none is tried. */
export function isDecodableType(type: string | null | undefined): boolean {
  const essence = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return essence === '' || DECODABLE.has(essence);
}

/** A `source` of a picture, or its `img` at the end, with what its attributes say. */
export interface PictureSource {
  readonly candidates: readonly SrcsetCandidate[];
  readonly type?: string | null;
  /** Whether its media condition holds in this window. */
  readonly isMediaMet: boolean;
}

/**
 * The sources of a picture with the one that is shown first ("update the source set", HTML 4.8.4.3.7: the first
 * whose type can be decoded and whose media condition holds), then the others that can be decoded.
 *
 * Another media condition may cut the picture differently, so what the person sees goes first even where another
 * source is larger.
 */
export function sourcesShownFirst(sources: readonly PictureSource[]): PictureSource[] {
  const usable = sources.filter(({ candidates, type }) => candidates.length > 0 && isDecodableType(type));
  const shown = usable.find(({ isMediaMet }) => isMediaMet);
  return shown ? [shown, ...usable.filter((source) => source !== shown)] : usable;
}
