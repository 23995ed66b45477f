import { isSocialPage } from '../social/sections.ts';
import { FILM_NOTES, FILM_RECORD, PREVIEW, SETTINGS, SOUND, UNOPENED_RAW } from './companion-tables.ts';

/** The names of pictures, by their extension. */
export const PICTURE_NAME =
  /\.(?:jpe?g|jpe|jfif|png|webp|gif|avif|hei[cf]|hif|tiff?|bmp|dib|svg|psd|jxl|dng|cr[23]|nef|arw|orf|rw2|raf)$/i;

const FILM = /\.(?:mp4|m4v|mov|mp|mv|avi|mkv|webm|3gp|3g2|mpe?g|mts|m2ts|wmv)$/i;
const JSON_FILE = /\.json$/i;
const TABLE = /\.csv$/i;
/** Files that belong to a photo or film, by their extension. */
const BELONGING = [SETTINGS, FILM_NOTES, PREVIEW, SOUND];

/** The role of a file that isn't a photo for the photos next to it. */
export type BesideKind = 'film' | 'raw' | 'settings' | 'json' | 'page' | 'table';

/** Returns whether a file is a film, by its name. */
export function isFilm(name: string): boolean {
  return FILM.test(name);
}

/**
 * Returns the role of a file that isn't a photo for the photos next to it, by its name; undefined if it has none.
 * `raw` are RAW files that can't be analyzed; `settings` covers everything that is included only with what it belongs
 * to.
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

/** Returns whether a file is described and placed, by its name. @param takesFilms whether films are, too */
export function isAnalyzed(name: string, takesFilms: boolean): boolean {
  const kind = besideKind(name);
  return kind === undefined || (takesFilms && kind === 'film');
}

/** Returns whether a file may be an export's text about its photos, by its name; see `readExportText`. */
export function isExportText(name: string): boolean {
  const kind = besideKind(name);
  return kind === 'json' || kind === 'page';
}

/** Returns whether a file is included by itself if it belongs to no photo. */
export function comesAlone(name: string): boolean {
  const kind = besideKind(name);
  return kind === 'film' || kind === 'raw';
}

/** Returns whether a file is a picture, a film or a RAW file, by its name. */
export function isCounted(name: string): boolean {
  return PICTURE_NAME.test(name) || comesAlone(name);
}

/**
 * Returns whether a JSON file that we can't use may be another program's record of one photo: `IMG_1.HEIC.json` by
 * osxphotos or exiftool.
 */
export function isSettingsJson(name: string): boolean {
  return /\.(?:jpe?g|jpe|hei[cf]|hif|png|webp|avif|gif|tiff?|dng|cr[23]|nef|arw|raf|orf|rw2|mov|mp4|m4v)\.json$/i.test(
    name,
  );
}

/** Returns whether a file is a sound, by its name; without a photo it is ignored. */
export function isSound(name: string): boolean {
  return SOUND.test(/\.[^.]+$/.exec(name)?.[0] ?? '');
}
