import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { foldedWords } from '#core/search/folded-words.ts';

/** Whether the folder's path has each word that was typed, or a part that is one; accents and case do not count. */
export function isCalled(path: FolderPath, typed: string): boolean {
  const whole = foldedWords(folderText(path)).join(' ');
  return foldedWords(typed).every((part) => whole.includes(part));
}
