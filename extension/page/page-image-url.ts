import { folderOf, stemOf } from '#core/file-name.ts';
import { HINT_LENGTHS } from '#core/limits.ts';

/** What a link to an image file ends with. */
const IMAGE_FILE = /[^/]\.(?:jpe?g|jpe|jfif|png|apng|webp|gif|avif|hei[cf]|tiff?|bmp|svg)$/i;

/** MediaWiki's pages about a file ("File:Oak.jpg", "Datei:Eiche.jpg"), and GitHub's and GitLab's about one. */
const PAGE_ABOUT_FILE = /\/[\p{L} _]+:[^/]*$|^\/[^/]+\/[^/]+\/(?:-\/)?blob\//u;

/**
 * Whether the path of an absolute http(s) URL names an image file, and not a page about one.
 *
 * A query decides nothing: "photo.jpg?w=1200" is a file, "view.php?file=photo.jpg" is a page.
 */
export function isImageFileUrl(url: string): boolean {
  const path = pathOf(url);
  return path !== undefined && IMAGE_FILE.test(path) && !PAGE_ABOUT_FILE.test(path);
}

/** The text by which two URLs of the same resource are equal: without the fragment, which is never sent. */
export function pictureKey(url: string): string {
  return url.startsWith('data:') ? url : url.replace(/#.*$/s, '');
}

const LONGEST_NAME = 100;

/** What the page says of an image besides its URL. */
export interface NameHints {
  /** The `download` attribute. */
  readonly download?: string | undefined;
  /** The alternative text, a caption or a title. */
  readonly alt?: string | undefined;
}

/**
 * A name for the image's file: the `download` attribute, else the file that the URL names (in its path, or as
 * image servers do in its query), else the alternative text, else the end of the path.
 */
export function imageName(url: string, { download, alt }: NameHints = {}): string {
  const [, mediaType] = /^data:image\/([a-z]+)/i.exec(url) ?? [];
  const extension = mediaType ? `.${mediaType === 'jpeg' ? 'jpg' : mediaType}` : '';
  const segment = pathOf(url)?.split('/').findLast(Boolean);
  const names = [
    download,
    segment && IMAGE_FILE.test(segment) ? segment : fileInQuery(url),
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
    .find((value) => IMAGE_FILE.test(value));
}

/** The folders in the path of an http(s) URL, decoded, with slashes between them; empty for any other URL. */
export function addressOf(url: string): string {
  return folderOf(pathOf(url) ?? '').slice(-HINT_LENGTHS.taken);
}

/** The decoded path of an http(s) URL. */
function pathOf(url: string): string | undefined {
  const [, path] = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  return path === undefined ? undefined : decoded(path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A stray percent sign; the URL works all the same.
  }
}

/** Without what a file system refuses, on one line, and not endless. */
function clean(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? name;
  const tidy = base
    .replace(/[\p{Cc}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (tidy.length <= LONGEST_NAME) return tidy;
  const [extension = ''] = IMAGE_FILE.test(tidy) ? (/\.[^.]+$/.exec(tidy) ?? []) : [];
  const stem = stemOf(tidy)
    .slice(0, LONGEST_NAME - extension.length)
    .toWellFormed();
  return `${stem.replace(/\uFFFD$/, '').trim()}${extension}`;
}
