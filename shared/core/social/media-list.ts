import type { FileDate } from '../dates/file-date.ts';
import { MOST_PATH_LENGTH } from './limits.ts';
import type { Coordinates } from '../takeout/coordinates.ts';

/** What a Facebook or Instagram export tells about one of its files. */
export interface ListedMedia {
  /** Its path in the export, or the end of it, with slashes. */
  readonly uri: string;
  /** When it was taken or, if unknown, uploaded, in milliseconds since 1970 (UTC). */
  readonly takenMs?: number;
  /** The same as the export's page writes it, in the account's time. */
  readonly taken?: FileDate;
  readonly coordinates?: Coordinates;
  /** The text written about it, or the message it came with. */
  readonly description?: string;
  readonly album?: string;
}

/** A JSON file or a page of such an export. */
export interface MediaList {
  readonly kind: 'media';
  readonly media: readonly ListedMedia[];
}

const MEDIA_NAME = /\.(?:jpe?g|png|webp|gif|hei[cf]|avif|bmp|mp4|mov|m4v|webm|3gp)$/i;

/** Returns whether a text is the path of a photo or film within an export, not an address or a path out of it. */
export function isMediaPath(uri: string): boolean {
  return (
    uri.length <= MOST_PATH_LENGTH &&
    uri.includes('/') &&
    MEDIA_NAME.test(uri) &&
    !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(uri) &&
    !uri.split('/').includes('..')
  );
}

/** Returns whether a file is Instagram's, by its path. */
export function isInstagrams(uri: string): boolean {
  return /(?:^|\/)media\/(?:posts|stories|reels|igtv|archived_posts|profile|other)\//.test(uri);
}

/** Albums that the services create themselves, in the languages of known exports. */
const AUTOMATIC =
  /^(?:timeline photos|mobile uploads|profile pictures|cover photos|instagram photos|untitled album|chronik-fotos|handy-uploads|profilbilder|titelbilder|instagram-fotos|fotos de la biografía|subidas con el celular|fotos del perfil|fotos de perfil|fotos de portada|photos du journal|téléchargements mobiles|photos de profil|photos de couverture)$/i;

/** Returns the name of an album that a person made; undefined for other albums. */
export function albumNamed(name: string | undefined): string | undefined {
  const title = name?.normalize('NFC').trim();
  return title === undefined || title === '' || AUTOMATIC.test(title) ? undefined : title;
}
