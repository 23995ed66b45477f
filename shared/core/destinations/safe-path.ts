import { collisionKey } from '../naming/archive-path.ts';
import { OWN_FOLDER } from './limits.ts';

/**
 * Returns whether a path with slashes stays within the folder it starts in. Names may come from any system: only
 * parts that are empty or lead elsewhere are refused.
 */
export function isWithin(path: string): boolean {
  return path.split('/').every((part) => !/^\.{0,2}$/.test(part) && !part.includes('\0'));
}

/**
 * Returns whether photos may be written to a path with slashes: within the folder, not in hidden folders such as
 * `.ssh`, and not among our own files. The path comes from a file that anyone may have written. Hosts know what names
 * Windows forbids.
 */
export function isTargetPath(path: string): boolean {
  const parts = path.split('/');
  const isHidden = parts.slice(0, -1).some((part) => collisionKey(part).startsWith('.'));
  return isWithin(path) && !isHidden && collisionKey(parts[0] ?? '') !== OWN_FOLDER;
}
