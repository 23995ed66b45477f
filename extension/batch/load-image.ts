import browser from 'webextension-polyfill';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_LONG_EDGE_PX, MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { stemOf } from '#core/naming/file-name.ts';
import { detectFormat } from '#core/photo-format.ts';
import { matchPattern } from '../match-pattern.ts';
import { PAGE_FILM_LIMITS, PAGE_IMAGE_LIMITS, PAGE_IMAGE_TIMEOUT_MS } from '../limits.ts';
import { type FoundImage, isLargeEnough } from '../page/page-image.ts';
import { readInPage } from '../page/read-in-page.ts';
import { fetchFile, type FetchLimits, modifiedMs, tooLarge } from './fetch-file.ts';
import { fetchForPage } from './open-web.ts';
import { policyInForce, referrerFor } from './page-referrer.ts';
import { withReferrer } from './referrer-rule.ts';

/** How an image is loaded. */
export interface LoadImageOptions {
  /** Minimum length of each side, if the file states its size; 0 for any. */
  readonly leastPx: number;
  /** How many bytes the page's films may still have. */
  readonly filmBytes: number;
  /** The page's tab; missing if it is no longer known. */
  readonly tabId: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * Fetches an image or film of a page with the user's cookies, as the page would, and validates it: a picture or film,
 * within its size limit, and not from a private network unless the page is in one itself. A host that rejects the request
 * or returns something else gets a second request, sent as the page would; see {@link fileAsPage}.
 *
 * @throws {AppError} `page-image-needs-permission` if the host can be read only with a permission;
 * `page-image-refused`, `page-image-private`, `page-image-passed-on`, `page-image-timeout`, `page-image-too-small`,
 * `photo-too-large`, `photo-too-many-pixels`, `photo-not-an-image`, `network-unreachable`
 */
export async function loadImage(image: FoundImage, options: LoadImageOptions): Promise<File> {
  const { leastPx, signal } = options;
  const [main, ...others] = [image.url, ...image.alternatives.filter((url) => /^https?:/.test(url))];
  let first: unknown;
  for (const url of [main, ...others]) {
    try {
      const file = await fileFrom(url ?? image.url, image, options);
      if (leastPx > 0) await refuseSmall(file, leastPx);
      return await asPhoto(file, image);
    } catch (error) {
      signal.throwIfAborted();
      first ??= error;
      // The permission would give access to the best version, so smaller ones aren't tried yet.
      if (error instanceof AppError && error.failure.code === 'page-image-needs-permission') throw error;
    }
  }
  throw first;
}

async function fileFrom(url: string, image: FoundImage, options: LoadImageOptions): Promise<File> {
  const { name, pageUrl } = image;
  let plain: File;
  try {
    plain = await fetchFile(url, name, limitsOf(image, options), options.signal, (init) =>
      fetchForPage(url, pageUrl, init),
    );
  } catch (error) {
    if (!mayReadAsPage(error, url, image)) throw error;
    const asPage = await fileAsPage(url, image, options);
    if (!asPage) throw error;
    return asPage;
  }
  if (plain.type.startsWith('text/html')) return (await fileAsPage(url, image, options)) ?? plain;
  if (!(await isOtherPicture(plain, url, image))) return plain;
  const asPage = await fileAsPage(url, image, options).catch(() => undefined);
  return asPage && !(await isOtherPicture(asPage, url, image)) ? asPage : plain;
}

function limitsOf({ kind }: FoundImage, { filmBytes }: LoadImageOptions): FetchLimits {
  if (kind !== 'video') return { mostBytes: MAX_PHOTO_BYTES, isLong: false };
  return { mostBytes: Math.min(PAGE_FILM_LIMITS.bytes, filmBytes), isLong: true };
}

async function refuseSmall(file: File, thresholdPx: number): Promise<void> {
  const size = pictureSize(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!size) return;
  const { width: widthPx, height: heightPx } = size;
  if (isLargeEnough({ widthPx, heightPx }, thresholdPx)) return;
  throw new AppError({ code: 'page-image-too-small', details: { widthPx, heightPx, thresholdPx } });
}

/** Checks the first bytes of the response: rasterizes an SVG, and rejects files that aren't images. */
async function asPhoto(file: File, { kind }: FoundImage): Promise<File> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const detected = detectFormat(head, file.name);
  if (kind !== 'video' && detected.kind === 'unsupported' && detected.label === 'SVG') return drawnSvg(file);
  const isNoFilm = kind === 'video' && detected.kind !== 'film';
  if (detected.kind === 'unknown' || isNoFilm)
    throw new AppError({ code: 'photo-not-an-image', details: {} });
  return file;
}

/**
 * Rasterizes an SVG to PNG at its own size, but at least at the size that the engine uses, and within a limit. Scripts and external
 * resources of the SVG aren't loaded, because `img` shows SVG in secure static mode (SVG 2, 2.4).
 *
 * @throws {AppError} `photo-unreadable`
 */
async function drawnSvg(file: File): Promise<File> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const edgePx = Math.max(naturalWidth, naturalHeight, 1);
    const scale = Math.min(Math.max(1, ENGINE_LONG_EDGE_PX / edgePx), PAGE_IMAGE_LIMITS.drawnEdgePx / edgePx);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(naturalWidth * scale)),
      Math.max(1, Math.round(naturalHeight * scale)),
    );
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    return new File([png], `${stemOf(file.name)}.png`, {
      type: 'image/png',
      lastModified: file.lastModified,
    });
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Statuses from hosts that serve their images only to their own pages. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);
/** The tolerance for two sizes of one picture that differ only by rounding. */
const SIZE_TOLERANCE = 0.02;

/**
 * Returns whether the page may be able to get an image that our own request could not: with its referrer, or because
 * the image is on its own host. There, Chrome also lets our requests read, but Firefox only the page's.
 */
function mayReadAsPage(error: unknown, url: string, { pageUrl }: FoundImage): boolean {
  if (!(error instanceof AppError)) return false;
  const { failure } = error;
  if (failure.code === 'page-image-refused') return REFUSALS.has(failure.details.status);
  return failure.code === 'page-image-needs-permission' && new URL(url).origin === new URL(pageUrl).origin;
}

/**
 * Fetches an image as its page does, with the page's referrer: in the page if its browser lets it read the image,
 * otherwise with our own request and the referrer that the page would send, and never more.
 *
 * @returns undefined if the page is gone or doesn't send a referrer either
 * @throws {AppError} as `fetchFile`
 */
async function fileAsPage(
  url: string,
  image: FoundImage,
  options: LoadImageOptions,
): Promise<File | undefined> {
  const { name, pageUrl } = image;
  const { tabId, signal } = options;
  const limits = limitsOf(image, options);
  if (tabId === undefined || !/^https?:/.test(url)) return undefined;
  const page = await readInPage(tabId, {
    url,
    origin: new URL(pageUrl).origin,
    mostBytes: MAX_PHOTO_BYTES,
    timeoutMs: PAGE_IMAGE_TIMEOUT_MS,
  });
  signal.throwIfAborted();
  if (!page) return undefined;
  const { sizeBytes = 0 } = page;
  if (sizeBytes > limits.mostBytes) throw tooLarge(sizeBytes, limits.mostBytes);
  if (page.dataUrl !== undefined) return fileOf(page.dataUrl, name, page.modified);
  // A page hands over no large films, so the panel reads them.
  if (page.status !== undefined && sizeBytes <= MAX_PHOTO_BYTES) return undefined;
  const referrer = referrerFor(url, pageUrl, policyInForce(page.policies));
  if (referrer === undefined) return undefined;
  const { hostname: host } = new URL(url);
  // Chrome applies the rule only to allowed hosts.
  const isAllowed = await browser.permissions.contains({ origins: [matchPattern(url)] });
  if (!isAllowed) throw new AppError({ code: 'page-image-needs-permission', details: { host } });
  return withReferrer(url, referrer, () =>
    fetchFile(url, name, limits, signal, (init) => fetchForPage(url, pageUrl, init)),
  );
}

async function fileOf(dataUrl: string, name: string, modified: string | undefined): Promise<File> {
  const [, type = ''] = /^data:([^;,]*)/.exec(dataUrl) ?? [];
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type, lastModified: modifiedMs(modified) });
}

/** Returns whether a file is certainly not the picture that the page shows under this URL, but a placeholder. */
async function isOtherPicture(file: File, url: string, image: FoundImage): Promise<boolean> {
  const { kind, widthPx, heightPx } = image;
  if (url !== image.url || kind !== 'img' || widthPx === undefined || heightPx === undefined) return false;
  const size = pictureSize(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!size) return false;
  // A photo may be rotated by its EXIF data.
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  return !isNear(short, Math.min(widthPx, heightPx)) || !isNear(long, Math.max(widthPx, heightPx));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(2, other * SIZE_TOLERANCE);
}
