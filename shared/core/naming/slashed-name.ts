import { safePathPart } from './archive-path.ts';
import type { FolderPath } from './folder-path.ts';

/**
 * Splits a typed name at its slashes: `old/new` is `new` inside the folder `old`. Folders that no file system accepts
 * are dropped.
 *
 * @returns the name as typed, empty if the old one stays
 */
export function slashedName(typed: string): { readonly folder: FolderPath; readonly name: string } {
  const parts = typed.split('/').map((part) => part.trim());
  const name = parts.pop() ?? '';
  return {
    folder: parts.map((part) => safePathPart(part, '')).filter((part) => part !== ''),
    name: safePathPart(name, '') === '' ? '' : name,
  };
}
