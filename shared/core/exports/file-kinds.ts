const FILM = /\.(?:mp4|m4v|mov|mp|mv|avi|mkv|webm|3gp|3g2|mpe?g|mts|m2ts|wmv)$/i;
const SETTINGS = /\.(?:aae|xmp)$/i;
const JSON_FILE = /\.json$/i;
const TABLE = /\.csv$/i;

/** Whether a file is a film, by its name. Films are never looked at; they come along. */
export function isFilm(name: string): boolean {
  return FILM.test(name);
}

/** What a file that is no photo is for the photos beside it, by its name; undefined if it is nothing to them. */
export function besideKind(name: string): 'film' | 'settings' | 'json' | 'table' | undefined {
  if (FILM.test(name)) return 'film';
  if (SETTINGS.test(name)) return 'settings';
  if (JSON_FILE.test(name)) return 'json';
  return TABLE.test(name) ? 'table' : undefined;
}
