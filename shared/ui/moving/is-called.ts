import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { foldedWords } from '#core/search/folded-words.ts';

/** Returns whether the folder's path contains each typed word, also as part of a word; ignores accents and case. */
export function isCalled(path: FolderPath, typed: string): boolean {
  const whole = foldedWords(folderText(path)).join(' ');
  return foldedWords(typed).every((part) => whole.includes(part));
}
