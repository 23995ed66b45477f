import { isTableName } from '../lists/top-names.ts';
import { ICLOUD_DETAILS, ICLOUD_FOLDER } from './icloud-names-table.ts';
import { isSocialPath } from '../social/sections.ts';

/** The folder at the top of each part of a Takeout. */
const TAKEOUT_TOP = /^takeout\//i;

/**
 * Returns whether a ZIP is part of an export of Google Photos, iCloud, Facebook or Instagram, by the paths in it. Our
 * own ZIPs aren't, whatever their folders.
 */
export function isExportPart(paths: readonly string[]): boolean {
  return (
    paths.some((path) => TAKEOUT_TOP.test(path) || isICloudPath(path) || isSocialPath(path)) &&
    !paths.some((path) => isTableName(path))
  );
}

function isICloudPath(path: string): boolean {
  const [top = '', ...inside] = path.normalize('NFC').split('/');
  return ICLOUD_DETAILS.test(path) || (inside.length > 0 && ICLOUD_FOLDER.test(top));
}
