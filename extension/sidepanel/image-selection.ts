import type { FoundImage } from '../page/page-image.ts';

/** The filter of the image grid. */
export interface ImageFilter {
  /** Minimum short side in pixels; 0 for any. Images of unknown size are kept. */
  readonly fromPx: number;
  /** A file type such as `jpg`; empty for any. */
  readonly type: string;
  /** A host name; empty for any. */
  readonly host: string;
}

export const NO_FILTER: ImageFilter = { fromPx: 0, type: '', host: '' };

/** The sizes that the filter offers, in addition to any. */
export const FILTER_SIZES_PX = [400, 800, 1600] as const;

const TYPE_IN_DATA = /^data:image\/([a-z0-9]+)/i;
const TYPE_IN_PATH =
  /\.(jpe?g|png|webp|gif|avif|svg|bmp|tiff?|heic|mp4|m4v|mov|webm|mkv|avi|3gp|m?ts|m2ts)$/i;

/** Returns the file type from the URL, such as `jpg`; `?` if the URL doesn't show it. */
export function imageType({ url }: FoundImage): string {
  const said = TYPE_IN_DATA.exec(url)?.[1] ?? TYPE_IN_PATH.exec(pathOf(url))?.[1];
  return said?.toLowerCase().replace('jpeg', 'jpg') ?? '?';
}

/** Returns the host of the image's URL; the page's host for a data: URL. */
export function imageHost({ url, pageUrl }: FoundImage): string {
  return new URL(url.startsWith('data:') ? pageUrl : url).hostname;
}

/** Returns the images that match a filter, in order. */
export function filtered(images: readonly FoundImage[], filter: ImageFilter): FoundImage[] {
  return images.filter(
    (image) =>
      Math.min(image.widthPx ?? Infinity, image.heightPx ?? Infinity) >= filter.fromPx &&
      (filter.type === '' || imageType(image) === filter.type) &&
      (filter.host === '' || imageHost(image) === filter.host),
  );
}

/** Toggles one image, or with `from` all images shown between the two. */
export function toggled(
  selected: ReadonlySet<string>,
  shown: readonly FoundImage[],
  { url, from }: { readonly url: string; readonly from: string | undefined },
): Set<string> {
  const next = new Set(selected);
  const isOn = !selected.has(url);
  const at = shown.findIndex((image) => image.url === url);
  const start = shown.findIndex((image) => image.url === from);
  const range = start < 0 ? [url] : urlsBetween(shown, start, at);
  for (const one of range) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return next;
}

function urlsBetween(shown: readonly FoundImage[], one: number, other: number): string[] {
  return shown.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ url }) => url);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
