import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { foldedWords } from '#core/search/folded-words.ts';

/**
 * Returns whether the folder's path or its topic contains each typed word, also as part of a word; ignores accents and
 * case.
 */
export function isCalled(path: FolderPath, typed: string, topic = ''): boolean {
  const whole = foldedWords(`${folderText(path)} ${topic}`).join(' ');
  return foldedWords(typed).every((part) => whole.includes(part));
}
