import { HINT_LENGTHS } from '#core/limits.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { addressOf, imageName, isFilmFileUrl, type NameHints, pictureKey } from './page-image-url.ts';
import type { PageTexts } from '#core/hints/photo-texts.ts';

export type ImageKind = 'img' | 'background' | 'svg' | 'poster' | 'link' | 'canvas' | 'video';

/** A picture or film on a web page, listed once even if the page has it several times or in several sizes. */
export interface FoundImage {
  /** Absolute http(s), or a data: URL if only the page itself could read it. */
  readonly url: string;
  readonly kind: ImageKind;
  /** The file's size in pixels, if known. */
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** A suggested file name. */
  readonly name: string;
  readonly pageUrl: string;
  /** Of a film, the picture that the page shows before it plays. */
  readonly poster?: string;
  /** The page's texts about it; missing if there are none. */
  readonly texts?: PageTexts;
  /** Fallback URLs of the same picture, such as smaller sizes, best first. A blob: URL only identifies it. */
  readonly alternatives: readonly string[];
}

/** A URL of a picture, with its size in pixels if known. */
export interface PictureUrl {
  readonly url: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** One occurrence of a picture on a page: all its URLs, best first. */
export interface Candidate extends NameHints {
  readonly kind: ImageKind;
  readonly urls: readonly PictureUrl[];
  /** See {@link FoundImage}. */
  readonly poster?: string;
  /** Whether the page shows it at the size of an icon, and nothing indicates a larger file. */
  readonly isSmall?: boolean;
  /** The page's texts about it, in addition to {@link NameHints}. */
  readonly texts?: PageTexts;
}

/** How many of a page's images were left out, by reason. */
export interface LeftOutCounts {
  /** Pictures with a side below the threshold, without those too small to be visible. */
  readonly small: number;
  /** Further occurrences of pictures that are already included. */
  readonly repeated: number;
  /** Pictures beyond the maximum per page. */
  readonly beyond: number;
}

interface Picture {
  candidate: Candidate;
  readonly alternatives: Map<string, string>;
  order: number;
  /** The number of occurrences, without links. */
  places: number;
  mergedInto?: Picture;
}

interface CollectOptions {
  readonly pageUrl: string;
  readonly thresholdPx: number;
  readonly mostImages: number;
}

/**
 * Merges all candidates of a page into its images, in the page's order, each picture once; and counts those left out.
 *
 * Two candidates are merged only if they certainly show the same picture: their best URLs are equal apart from the
 * fragment, or the best URL of one is another URL of exactly one other candidate. A URL that several pictures list is
 * a placeholder: it merges nothing and isn't an alternative for any. Pictures whose shorter side is known to be below
 * `thresholdPx`, or that the page shows at such a size, are left out; those of unknown size stay.
 */
export function imagesOf(
  candidates: readonly Candidate[],
  { pageUrl, thresholdPx, mostImages }: CollectOptions,
): { readonly images: FoundImage[]; readonly leftOut: LeftOutCounts } {
  const sizes = knownSizes(candidates);
  const isTaken = ({ urls: [best], isSmall }: Candidate) =>
    best !== undefined && !isSmall && isLargeEnough(sized(best, sizes), thresholdPx);
  const pictures = byBestUrl(candidates.filter(isTaken), sizes, thresholdPx);
  joinFallbacks(pictures);
  const own = pictures.filter(({ mergedInto }) => !mergedInto);
  const places = pictures.reduce((sum, picture) => sum + picture.places, 0);
  const shown = new Set(pictures.filter((picture) => picture.places > 0).map(ownerOf));
  const small = candidates.filter((candidate) => !isTaken(candidate));
  return {
    images: own
      .toSorted((one, other) => one.order - other.order)
      .slice(0, mostImages)
      .flatMap((picture) => foundImage(picture, sizes, pageUrl)),
    leftOut: {
      small: countSmall(small, pictures, sizes),
      repeated: places - shown.size,
      beyond: Math.max(0, own.length - mostImages),
    },
  };
}

function ownerOf(picture: Picture): Picture {
  let owner = picture;
  while (owner.mergedInto) owner = owner.mergedInto;
  return owner;
}

function foundImage({ candidate, alternatives }: Picture, sizes: Sizes, pageUrl: string): FoundImage[] {
  const [best] = candidate.urls;
  if (!best) return [];
  const { url, widthPx, heightPx } = sized(best, sizes);
  return [
    {
      url,
      kind: candidate.kind,
      ...(widthPx === undefined ? {} : { widthPx }),
      ...(heightPx === undefined ? {} : { heightPx }),
      name: imageName(url, candidate),
      pageUrl,
      ...(candidate.poster ? { poster: candidate.poster } : {}),
      ...textsOf(candidate),
      alternatives: [...alternatives.values()],
    },
  ];
}

/** Returns the texts of the page and of the image's own URL, for `hintsOf`. */
export function pageTextsOf({ url, texts }: FoundImage): PageTexts {
  const address = addressOf(url);
  return { ...texts, ...(address ? { address } : {}) };
}

function textsOf({ alt, texts }: Candidate): Pick<FoundImage, 'texts'> {
  const found = { ...(alt ? { alt: alt.slice(0, HINT_LENGTHS.taken) } : {}), ...texts };
  return Object.keys(found).length > 0 ? { texts: found } : {};
}

/** Counts the different small pictures, without smaller versions of an included picture. */
function countSmall(small: readonly Candidate[], pictures: readonly Picture[], sizes: Sizes): number {
  const taken = new Set(
    pictures.flatMap(({ candidate, alternatives }) => [
      ...candidate.urls.map(({ url }) => pictureKey(url)),
      ...alternatives.keys(),
    ]),
  );
  const keys = small.flatMap(({ urls: [best] }) => {
    if (!best) return [];
    const { widthPx = Infinity, heightPx = Infinity } = sized(best, sizes);
    return Math.max(widthPx, heightPx) > PAGE_IMAGE_LIMITS.unseenPx ? [pictureKey(best.url)] : [];
  });
  return new Set(keys.filter((key) => !taken.has(key))).size;
}

/** Returns whether a picture is large enough to be included; an unknown side counts as large enough. */
export function isLargeEnough(size: Omit<PictureUrl, 'url'>, thresholdPx: number): boolean {
  return (size.widthPx ?? Infinity) >= thresholdPx && (size.heightPx ?? Infinity) >= thresholdPx;
}

/**
 * Moves the image that `srcUrl` shows to the front. If it isn't among the images (too small, or added later), it is
 * added, unless it is a blob: URL, which is unreadable outside of the page.
 */
export function firstImage(
  images: readonly FoundImage[],
  srcUrl: string,
  pageUrl: string = images[0]?.pageUrl ?? srcUrl,
): FoundImage[] {
  const key = pictureKey(srcUrl);
  const clicked =
    images.find(({ url }) => pictureKey(url) === key) ??
    images.find(({ alternatives }) => alternatives.some((url) => pictureKey(url) === key));
  if (clicked) return [clicked, ...images.filter((image) => image !== clicked)];
  if (!/^(?:https?|data):/i.test(srcUrl)) return [...images];
  const kind = isFilmFileUrl(srcUrl) ? 'video' : 'img';
  return [{ url: srcUrl, kind, name: imageName(srcUrl), pageUrl, alternatives: [] }, ...images];
}

type Sizes = ReadonlyMap<string, PictureUrl>;

function knownSizes(candidates: readonly Candidate[]): Sizes {
  const sizes = new Map<string, PictureUrl>();
  for (const { urls } of candidates) {
    for (const picture of urls) {
      if (picture.widthPx !== undefined && picture.heightPx !== undefined) {
        sizes.set(pictureKey(picture.url), picture);
      }
    }
  }
  return sizes;
}

function sized(picture: PictureUrl, sizes: Sizes): PictureUrl {
  const { widthPx, heightPx } = sizes.get(pictureKey(picture.url)) ?? {};
  return widthPx === undefined || heightPx === undefined ? picture : { ...picture, widthPx, heightPx };
}

function byBestUrl(candidates: readonly Candidate[], sizes: Sizes, thresholdPx: number): Picture[] {
  const pictures = new Map<string, Picture>();
  for (const [order, candidate] of candidates.entries()) {
    const [best, ...others] = candidate.urls;
    if (!best) continue;
    const key = pictureKey(best.url);
    const picture = pictures.get(key) ?? newPicture(candidate, order);
    if (candidate.kind !== 'link') picture.places += 1;
    pictures.set(key, picture);
    // An element that shows the picture has more information than a link to it.
    if (picture.candidate.kind === 'link' && candidate.kind !== 'link') {
      picture.candidate = { ...picture.candidate, ...withoutEmpty(candidate) };
    }
    for (const other of others) {
      // An icon over a picture's link isn't the picture.
      if (pictureKey(other.url) !== key && isLargeEnough(sized(other, sizes), thresholdPx / 4)) {
        picture.alternatives.set(pictureKey(other.url), other.url);
      }
    }
  }
  return [...pictures.values()];
}

function newPicture(candidate: Candidate, order: number): Picture {
  return { candidate, alternatives: new Map(), order, places: 0 };
}

function withoutEmpty({ kind, urls, alt, download, texts }: Candidate): Candidate {
  return {
    kind,
    urls,
    ...(alt ? { alt } : {}),
    ...(download ? { download } : {}),
    ...(texts ? { texts } : {}),
  };
}

function joinFallbacks(pictures: readonly Picture[]): void {
  const owners = new Map<string, Set<Picture>>();
  for (const picture of pictures) {
    for (const key of picture.alternatives.keys()) {
      owners.set(key, (owners.get(key) ?? new Set()).add(picture));
    }
  }
  for (const [key, sharers] of owners) {
    if (sharers.size > 1) for (const { alternatives } of sharers) alternatives.delete(key);
  }
  for (const picture of pictures) {
    const [best] = picture.candidate.urls;
    const sharers = owners.get(pictureKey(best?.url ?? ''));
    if (sharers?.size !== 1) continue;
    const [sharer] = sharers;
    const owner = sharer && ownerOf(sharer);
    if (!owner || owner === picture) continue;
    picture.mergedInto = owner;
    owner.order = Math.min(owner.order, picture.order);
    for (const [key, url] of picture.alternatives) {
      if (key !== pictureKey(owner.candidate.urls[0]?.url ?? '')) owner.alternatives.set(key, url);
    }
  }
}
