import { isFilm } from '#core/companions/file-kinds.ts';
import { folderOf, stemOf } from '#core/naming/file-name.ts';
import { HINT_LENGTHS } from '#core/limits.ts';

/** File extensions of images at the end of a path. */
const IMAGE_FILE = /[^/]\.(?:jpe?g|jpe|jfif|png|apng|webp|gif|avif|hei[cf]|tiff?|bmp|svg)$/i;

/**
 * Pages about a file rather than the file: MediaWiki's ("File:Oak.jpg", "Datei:Eiche.jpg"), GitHub's and
 * GitLab's.
 */
const PAGE_ABOUT_FILE = /\/[\p{L} _]+:[^/]*$|^\/[^/]+\/[^/]+\/(?:-\/)?blob\//u;

/**
 * Returns whether the path of an absolute http(s) URL names an image file, and not a page about one.
 *
 * The query is ignored: "photo.jpg?w=1200" is a file, "view.php?file=photo.jpg" is a page.
 */
export function isImageFileUrl(url: string): boolean {
  const path = pathOf(url);
  return path !== undefined && IMAGE_FILE.test(path) && !PAGE_ABOUT_FILE.test(path);
}

/** Returns whether the path of an absolute http(s) URL names a film. */
export function isFilmFileUrl(url: string): boolean {
  return isFilm(pathOf(url) ?? '');
}

/** Returns a key that is equal for two URLs of the same resource: the URL without its fragment, which is never sent. */
export function pictureKey(url: string): string {
  return url.startsWith('data:') ? url : url.replace(/#.*$/s, '');
}

/** Parses the size that many programs write into a picture's name: `lamp-1500x1500.jpg`. */
export function sizeInName(url: string): { readonly widthPx?: number; readonly heightPx?: number } {
  const [, width, height] = /[-_.](\d{2,5})x(\d{2,5})\.[a-z]+(?:$|[?#])/i.exec(url) ?? [];
  return width && height ? { widthPx: Number(width), heightPx: Number(height) } : {};
}

/**
 * Returns the width that a URL mentions in its name, path or query, only to compare URLs of the same picture; 0 if it
 * mentions none.
 */
export function widthInUrl(url: string): number {
  const [, sized, named, asked] =
    /(?:^|[^\da-z])(\d{2,5})x\d{2,5}(?![\da-z])|[-_](\d{3,4})w?\.[a-z]{3,4}(?:$|[?#])|[?&,/](?:w|wid|width|imwidth|size)[=_-]?(\d{2,5})(?!\d)/i.exec(
      url,
    ) ?? [];
  return Number(sized ?? named ?? asked ?? /@([2-4])x\./.exec(url)?.[1] ?? 0);
}

/** Names of the files that pages show until a picture is loaded. */
const STAND_IN =
  /(?:^|[-_.])(?:spacer|blank|pixel|1x1|transparent|trans|clear|empty|dummy|placeholder|preloader|loading|loader|spinner|lazy|lazyload|grey|gray)(?:[-_.]|$)/i;

/** Returns whether a URL's name says that its file only stands for a picture. */
export function isStandInUrl(url: string): boolean {
  return STAND_IN.test(pathOf(url)?.split('/').at(-1) ?? '');
}

const LONGEST_NAME = 100;

/** The page's hints for an image's name in addition to the URL. */
export interface NameHints {
  /** The `download` attribute. */
  readonly download?: string | undefined;
  /** The alternative text, a caption or a title. */
  readonly alt?: string | undefined;
}

/**
 * Returns a name for the image's file: the `download` attribute, otherwise the file name in the URL (in its path, or
 * in its query as image servers have it), otherwise the alternative text, otherwise the last path segment.
 */
export function imageName(url: string, { download, alt }: NameHints = {}): string {
  const [, mediaType] = /^data:image\/([a-z]+)/i.exec(url) ?? [];
  const extension = mediaType ? `.${mediaType === 'jpeg' ? 'jpg' : mediaType}` : '';
  const segment = pathOf(url)?.split('/').findLast(Boolean);
  const names = [
    download,
    segment && isFileName(segment) ? segment : fileInQuery(url),
    alt && clean(alt) && `${clean(alt)}${extension}`,
    segment && stemOf(segment),
  ];
  return names.map((name) => clean(name ?? '')).find(Boolean) ?? `image${extension}`;
}

/** "/_next/image?url=%2Fphotos%2Foak.jpg&w=1200" serves oak.jpg. */
function fileInQuery(url: string): string | undefined {
  const [, query = ''] = /^https?:[^?#]*\?([^#]*)/i.exec(url) ?? [];
  return query
    .split('&')
    .map((pair) => decoded(pair.slice(pair.indexOf('=') + 1)).replace(/[?#].*$/s, ''))
    .map((value) => value.split('/').at(-1) ?? '')
    .find(isFileName);
}

function isFileName(name: string): boolean {
  return IMAGE_FILE.test(name) || isFilm(name);
}

/** Returns the folders in the path of an http(s) URL, decoded and separated by slashes; empty for any other URL. */
export function addressOf(url: string): string {
  return folderOf(pathOf(url) ?? '').slice(-HINT_LENGTHS.taken);
}

/** Returns the decoded path of an http(s) URL. */
function pathOf(url: string): string | undefined {
  const [, path] = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  return path === undefined ? undefined : decoded(path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A malformed percent-encoding; the URL still works.
  }
}

/** Removes characters that file systems reject, puts the name on one line, and limits its length. */
function clean(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? name;
  const tidy = base
    .replace(/[\p{Cc}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (tidy.length <= LONGEST_NAME) return tidy;
  const [extension = ''] = isFileName(tidy) ? (/\.[^.]+$/.exec(tidy) ?? []) : [];
  const stem = stemOf(tidy)
    .slice(0, LONGEST_NAME - extension.length)
    .toWellFormed();
  return `${stem.replace(/\uFFFD$/, '').trim()}${extension}`;
}
