import { isSocialPage } from '../social/sections.ts';
import { FILM_NOTES, FILM_RECORD, PREVIEW, SETTINGS, SOUND, UNOPENED_RAW } from './companion-tables.ts';

/** The names of pictures, by their ending. */
export const PICTURE_NAME =
  /\.(?:jpe?g|jpe|jfif|png|webp|gif|avif|hei[cf]|hif|tiff?|bmp|dib|svg|psd|jxl|dng|cr[23]|nef|arw|orf|rw2|raf)$/i;

const FILM = /\.(?:mp4|m4v|mov|mp|mv|avi|mkv|webm|3gp|3g2|mpe?g|mts|m2ts|wmv)$/i;
const JSON_FILE = /\.json$/i;
const TABLE = /\.csv$/i;
/** What belongs to a photo or film, by its extension. */
const BELONGING = [SETTINGS, FILM_NOTES, PREVIEW, SOUND];

/** What a file that is no photo is for the photos beside it. */
export type BesideKind = 'film' | 'raw' | 'settings' | 'json' | 'page' | 'table';

/** Whether a file is a film, by its name. Films are never looked at; they come along. */
export function isFilm(name: string): boolean {
  return FILM.test(name);
}

/**
 * What a file that is no photo is for the photos beside it, by its name; undefined if it is nothing to them. `raw` are RAW files
 * that can't be looked at; `settings` stands for everything that comes along only with what it belongs to.
 */
export function besideKind(name: string): BesideKind | undefined {
  if (FILM.test(name)) return 'film';
  if (JSON_FILE.test(name)) return 'json';
  if (TABLE.test(name)) return 'table';
  if (isSocialPage(name)) return 'page';
  const extension = /\.[^.]+$/.exec(name)?.[0] ?? '';
  if (UNOPENED_RAW.test(extension)) return 'raw';
  const belongs = BELONGING.some((known) => known.test(extension)) || FILM_RECORD.test(name);
  return belongs ? 'settings' : undefined;
}

/** Whether a file is a text that an export may have about its photos, by its name; see `readExportText`. */
export function isExportText(name: string): boolean {
  const kind = besideKind(name);
  return kind === 'json' || kind === 'page';
}

/** Whether a file comes along by itself where it belongs to no photo. */
export function comesAlone(name: string): boolean {
  const kind = besideKind(name);
  return kind === 'film' || kind === 'raw';
}

/** Whether a file is a picture, a film or a RAW file, by its name. */
export function isCounted(name: string): boolean {
  return PICTURE_NAME.test(name) || comesAlone(name);
}

/**
 * Whether a JSON file that says nothing to us may be what another program wrote about one photo: `IMG_1.HEIC.json` by osxphotos
 * or exiftool.
 */
export function isSettingsJson(name: string): boolean {
  return /\.(?:jpe?g|jpe|hei[cf]|hif|png|webp|avif|gif|tiff?|dng|cr[23]|nef|arw|raf|orf|rw2|mov|mp4|m4v)\.json$/i.test(
    name,
  );
}

/** Whether a file is a sound, by its name: without a photo it is nothing to us. */
export function isSound(name: string): boolean {
  return SOUND.test(/\.[^.]+$/.exec(name)?.[0] ?? '');
}
