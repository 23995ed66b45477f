import type { OwnFolder } from '../wording/folder-names.ts';
import type { OtherLanguage } from '../wording/other-language.ts';
import { folderNameIn } from '../wording/own-folders.ts';

/** By the number of people, from zero. */
const FOLDERS = ['No people', 'One person', 'Two people', 'Groups'] as const satisfies readonly OwnFolder[];

/** Returns the folder for a photo of this many people; empty if the number is unknown. */
export function peopleFolder(count: number | undefined, language?: OtherLanguage): string {
  if (count === undefined) return '';
  return folderNameIn(FOLDERS[Math.min(count, FOLDERS.length - 1)] ?? '', language);
}
