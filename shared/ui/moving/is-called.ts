import { type FolderPath, folderText } from '#core/folder-path.ts';

/** Whether each word that was typed begins a word of the folder's path; accents and case do not count. */
export function isCalled(path: FolderPath, typed: string): boolean {
  const words = plain(folderText(path)).split(/[^\p{L}\p{N}]+/u);
  const whole = plain(folderText(path));
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)) || whole.includes(part));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
