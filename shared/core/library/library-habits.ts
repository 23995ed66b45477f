import type { FolderPath } from '../naming/folder-path.ts';
import type { PhotoToFile } from '../schemes/file-by-scheme.ts';
import { tokensOf } from '../schemes/scheme.ts';
import { SCHEME_TOKENS } from '../schemes/scheme-tokens.ts';
import type { OtherLanguage } from '../wording/other-language.ts';
import { isLookAgainFolder, languageOfFolders } from '../wording/own-folders.ts';
import { fileIntoLibrary } from './file-into-library.ts';
import type { LibraryOrder } from './library-photo.ts';
import type { Library } from './read-library.ts';

/** Where all photos of a library without folders go before they have their paths, each of which has a folder. */
const FLAT = 'Unsorted';

/** What of naming new photos a library decides. */
export interface LibraryHabits {
  readonly pattern?: string;
  /** The language of its folders. */
  readonly language?: OtherLanguage;
  /** It has no folder for photos that came out badly, and gets none. */
  readonly ignoresQuality?: true;
}

/** Returns what of naming new photos a library decides, where no person does. */
export function libraryHabits({
  order,
  pattern,
  photoCount,
}: Pick<Library, 'order' | 'pattern' | 'photoCount'>): LibraryHabits {
  const language = languageOfFolders(order.folders);
  const ignoresQuality = photoCount > 0 && !order.folders.some((folder) => isLookAgainFolder(folder));
  return {
    ...(pattern === undefined ? {} : { pattern }),
    ...(language === undefined ? {} : { language }),
    ...(ignoresQuality ? { ignoresQuality } : {}),
  };
}

/**
 * Returns the folder of each new photo and film in a library, by its id. Films have one where the scheme is made of what is
 * known of them.
 *
 * @param films what is known of them without having been looked at
 * @param eventGapHours hours without a photo after which an event has ended
 */
export function foldersInLibrary(
  photos: readonly PhotoToFile[],
  films: readonly PhotoToFile[],
  order: LibraryOrder,
  eventGapHours?: number,
): ReadonlyMap<string, FolderPath> {
  const isFlat = order.scheme === '';
  const takesFilms = isFlat || tokensOf(order.scheme).every((token) => SCHEME_TOKENS[token]?.isOfFilms);
  const filed = takesFilms ? films.filter(({ date }) => isFlat || date !== undefined) : [];
  const all = [...photos, ...filed];
  return isFlat ? new Map(all.map(({ id }) => [id, [FLAT]])) : fileIntoLibrary(all, order, eventGapHours);
}

/** Returns the path in the library for one that was made with {@link foldersInLibrary}. */
export function pathInLibrary(path: string, { scheme }: Pick<LibraryOrder, 'scheme'>): string {
  return scheme === '' && path.startsWith(`${FLAT}/`) ? path.slice(FLAT.length + 1) : path;
}
