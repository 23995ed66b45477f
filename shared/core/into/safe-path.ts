import { collisionKey } from '../archive-path.ts';
import { OWN_FOLDER } from './limits.ts';

/**
 * Whether a path with slashes stays within the folder that it begins in. Names are taken as some system may have given
 * them: only what leads elsewhere is refused, and no part is empty.
 */
export function isWithin(path: string): boolean {
  return path.split('/').every((part) => !/^\.{0,2}$/.test(part) && !part.includes('\0'));
}

/**
 * Whether a path can be one that photos were put under: within the folder, and not among our own files. It comes from a
 * file that anyone may have written. What a name must not have on Windows alone, its hosts know.
 */
export function isTargetPath(path: string): boolean {
  return isWithin(path) && collisionKey(path.split('/')[0] ?? '') !== OWN_FOLDER;
}
