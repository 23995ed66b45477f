import { collisionKey } from '../naming/archive-path.ts';
import { OWN_FOLDER } from './limits.ts';

/**
 * Whether a path with slashes stays within the folder that it begins in. Names are taken as some system may have given
 * them: only what leads elsewhere is refused, and no part is empty.
 */
export function isWithin(path: string): boolean {
  return path.split('/').every((part) => !/^\.{0,2}$/.test(part) && !part.includes('\0'));
}

/**
 * Returns whether photos may be written to a path with slashes: within the folder, in no hidden folder, such as `.ssh`, and
 * not among our own files. The path comes from a file that anyone may have written. What a name must not have on Windows
 * alone, its hosts know.
 */
export function isTargetPath(path: string): boolean {
  const parts = path.split('/');
  const isHidden = parts.slice(0, -1).some((part) => collisionKey(part).startsWith('.'));
  return isWithin(path) && !isHidden && collisionKey(parts[0] ?? '') !== OWN_FOLDER;
}
