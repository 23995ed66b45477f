import { collisionKey } from '../naming/archive-path.ts';
import { CATEGORY_NAMES, type CategoryName, UNSORTED } from '../categories/categorize.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { FOLDER_NAMES, FORMER_NAMES, type OwnFolder } from './folder-names.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from './other-language.ts';

/** The folder for photos that came out badly, in English. */
export const LOOK_AGAIN = 'Look again';

/**
 * Returns the name of one of our folders, such as a category's, in a language; undefined means English. Names that
 * people made are returned unchanged.
 */
export function folderNameIn(name: string, language: OtherLanguage | undefined): string {
  const names = language && FOLDER_NAMES[language];
  return names && Object.hasOwn(names, name) ? names[name as OwnFolder] : name;
}

/** Returns what a folder of ours may be called in a language, today's name first and the English one last. */
export function folderNamesIn(name: string, language: OtherLanguage | undefined): readonly string[] {
  const names = language ? FORMER_NAMES[language] : {};
  const former = Object.hasOwn(names, name) ? (names[name as OwnFolder] ?? []) : [];
  return [...new Set([folderNameIn(name, language), ...former, name])];
}

/** Returns which of these names a folder of ours has among existing folders; today's name if it isn't there yet. */
export function folderNameAmong(
  existing: Iterable<string>,
  name: string,
  language: OtherLanguage | undefined,
): string {
  const names = folderNamesIn(name, language);
  const [today = name, ...others] = names;
  if (others.length === 0) return today;
  const there = new Set(Array.from(existing, collisionKey));
  return names.find((one) => there.has(collisionKey(one))) ?? today;
}

let foldersByKey: ReadonlyMap<string, OwnFolder> | undefined;

/** Returns the English name of our folder with this name in any of the languages, ignoring case. */
export function ownFolderNamed(name: string): OwnFolder | undefined {
  const folders = Object.keys(FOLDER_NAMES.de) as OwnFolder[];
  foldersByKey ??= new Map(
    folders.flatMap((folder) => namesOf(folder).map((own) => [collisionKey(own), folder])),
  );
  return foldersByKey.get(collisionKey(name));
}

/** Returns the category with this name in any of the languages, ignoring case. */
export function categoryNamed(name: string): CategoryName | undefined {
  const folder = ownFolderNamed(name);
  return CATEGORY_NAMES.find((category) => category === folder);
}

/** Returns the language of folder names, if one of them reveals it; undefined for English. */
export function languageOfFolders(folders: Iterable<FolderPath>): OtherLanguage | undefined {
  for (const name of [...folders].flat()) {
    const folder = ownFolderNamed(name);
    const languages = OTHER_LANGUAGES.filter((one) => folder && folderNamesIn(folder, one).includes(name));
    if (folder !== name && languages.length === 1) return languages[0];
  }
  return undefined;
}

/** A folder's name in all languages, English first. */
function namesOf(folder: OwnFolder): string[] {
  return [folder, ...OTHER_LANGUAGES.flatMap((language) => folderNamesIn(folder, language))];
}

const lookAgainNames: ReadonlySet<string> = new Set(namesOf(LOOK_AGAIN));
const unsortedNames: ReadonlySet<string> = new Set(namesOf(UNSORTED));

/** Returns whether a folder is the one for photos that came out badly, in any language. */
export function isLookAgainFolder(path: FolderPath): boolean {
  return lookAgainNames.has(folderText(path));
}

/** Returns whether a folder is the one for photos without a category, in any language. */
export function isUnsortedFolder(folder: string): boolean {
  return unsortedNames.has(folder);
}
