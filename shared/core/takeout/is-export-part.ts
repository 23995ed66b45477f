import { isTableName } from '../lists/top-names.ts';
import { isSocialPath } from '../social/sections.ts';

/** The folder at the top of each part of a Takeout, and of an iCloud export in any language. */
const EXPORT_TOP = /^(?:takeout|icloud[ -][^/]+)\//i;

/**
 * Returns whether a ZIP is part of an export of Google Photos, iCloud, Facebook or Instagram, by the paths in it. Our
 * own ZIPs aren't, whatever their folders.
 */
export function isExportPart(paths: readonly string[]): boolean {
  return (
    paths.some((path) => EXPORT_TOP.test(path) || isSocialPath(path)) &&
    !paths.some((path) => isTableName(path))
  );
}
