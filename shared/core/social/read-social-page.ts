import { type FileDate, fileDate } from '../dates/file-date.ts';
import { MOST_DATE_LENGTH, MOST_LISTED_MEDIA } from './limits.ts';
import { albumNamed, isInstagrams, isMediaPath, type ListedMedia, type MediaList } from './media-list.ts';
import { writtenText } from '../takeout/json-fields.ts';

/** A tag with its attributes, or the text between two. */
const PIECE = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|([^<]+)/gi;
const SOURCE = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const SILENT = new Set(['script', 'style', 'head', 'title']);
/** Words between a day and a time. */
const AT = /\s(?:at|um|à|a las|alle ore|alle|às|om|kl\.?|o)\s/iu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The files of one post, until its date ends it. */
interface Post {
  readonly uris: Set<string>;
  /** The text above the first file. */
  readonly texts: string[];
}

interface FoundMedia {
  readonly uri: string;
  readonly post: Post;
  readonly taken: FileDate | undefined;
}

/**
 * Reads an HTML page of a Facebook or Instagram export: each post's text and files are followed by its date, in the
 * account's language and time zone.
 *
 * @param html is parsed as text: nothing in it runs or loads
 * @param nowMs see `fileDate`
 * @returns undefined if it lists no file
 */
export function readSocialPage(html: string, nowMs: number): MediaList | undefined {
  const found: FoundMedia[] = [];
  let post: Post = { uris: new Set(), texts: [] };
  let silent: string | undefined;
  const end = (taken: FileDate | undefined) => {
    for (const uri of post.uris) if (found.length < MOST_LISTED_MEDIA) found.push({ uri, post, taken });
    post = { uris: new Set(), texts: [] };
  };
  for (const [, closing, tag = '', attributes = '', between] of html.matchAll(PIECE)) {
    const name = tag.toLowerCase();
    if (silent !== undefined) {
      if (closing && name === silent) silent = undefined;
    } else if (between !== undefined) {
      const text = textOf(between);
      const taken = postedAt(text, nowMs);
      if (taken) end(taken);
      else if (text !== '' && post.uris.size === 0) post.texts.push(text);
    } else if (!closing && SILENT.has(name)) {
      silent = name;
    } else {
      for (const [, double, single] of attributes.matchAll(SOURCE)) {
        const uri = pathIn(double ?? single ?? '');
        if (isMediaPath(uri)) post.uris.add(uri);
      }
    }
  }
  end(undefined);
  if (found.length === 0) return undefined;
  const album = albumOf(html, found);
  return { kind: 'media', media: found.map((one) => mediaOf(one, album)) };
}

function mediaOf({ uri, post, taken }: FoundMedia, album: string | undefined): ListedMedia {
  // Above each post, Facebook says who did what.
  const own = isInstagrams(uri) ? post.texts : post.texts.slice(1);
  const caption = writtenText(own.at(-1) ?? '');
  return {
    uri,
    ...(taken ? { taken } : {}),
    ...(caption ? { description: caption } : {}),
    ...(album === undefined ? {} : { album }),
  };
}

function postedAt(text: string, nowMs: number): FileDate | undefined {
  if (text.length > MOST_DATE_LENGTH || !/\d{1,2}[:.h]\d{2}/.test(text)) return undefined;
  const date = fileDate([{ text: text.replace(AT, ' '), isTaken: true }], nowMs);
  return date?.local?.includes('T') ? date : undefined;
}

/** The title of a page whose files are all in one folder that begins with it, as those of an album are. */
function albumOf(html: string, found: readonly FoundMedia[]): string | undefined {
  const title = textOf(/<title>([^<]{1,200})<\/title>/i.exec(html)?.[1] ?? '');
  const folders = new Set(found.map(({ uri }) => uri.split('/').at(-2) ?? ''));
  const [folder = ''] = folders;
  const isOfAlbum =
    folders.size === 1 && lettersOf(title) !== '' && lettersOf(folder).startsWith(lettersOf(title));
  return isOfAlbum ? albumNamed(title) : undefined;
}

/** Without characters that folder names can't have. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** A path as in an address, without the steps up from the page's own folder. */
function pathIn(address: string): string {
  const path = textOf(address).replace(/^(?:\.\.?\/)+/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function textOf(markup: string): string {
  return markup
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : undefined;
      if (code !== undefined) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      return ENTITIES[String(name).toLowerCase()] ?? whole;
    })
    .replace(/\s+/gu, ' ')
    .trim();
}
