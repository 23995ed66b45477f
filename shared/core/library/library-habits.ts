import type { FolderPath } from '../naming/folder-path.ts';
import type { PhotoToFile } from '../schemes/photo-to-file.ts';
import { tokensOf } from '../schemes/scheme.ts';
import { SCHEME_TOKENS } from '../schemes/scheme-tokens.ts';
import type { OtherLanguage } from '../wording/other-language.ts';
import { isLookAgainFolder, languageOfFolders } from '../wording/own-folders.ts';
import { fileIntoLibrary } from './file-into-library.ts';
import type { LibraryOrder } from './library-photo.ts';
import type { Library } from './read-library.ts';

/** The folder of all photos for a library without folders until they have their paths, each of which needs a folder. */
const FLAT = 'Unsorted';

/** The naming choices that a library decides. */
export interface LibraryHabits {
  readonly pattern?: string;
  /** The language of its folders */
  readonly language?: OtherLanguage;
  /** Whether it has no folder for bad shots, and gets none. */
  readonly ignoresQuality?: true;
}

/** Returns the naming choices that a library decides, unless a person does. */
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
 * Returns each new photo's and film's folder in a library, by id. Films have one if the scheme needs only what is
 * known of them.
 *
 * @param films their facts, without analysis
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

/** Returns the path in the library for one made with {@link foldersInLibrary}. */
export function pathInLibrary(path: string, { scheme }: Pick<LibraryOrder, 'scheme'>): string {
  return scheme === '' && path.startsWith(`${FLAT}/`) ? path.slice(FLAT.length + 1) : path;
}
