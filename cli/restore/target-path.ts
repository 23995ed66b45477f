import { isDeviceName } from '#core/naming/archive-path.ts';

/**
 * Not allowed in a Windows name (Microsoft, "Naming Files"), apart from the slash, and name endings that Windows
 * drops.
 */
// oxlint-disable-next-line no-control-regex -- Windows forbids control characters
const NO_WINDOWS_NAME = /[<>:"|?*\\\u0000-\u001f]|[. ]$/;

/**
 * Returns the parts of the path, within the target folder, that an original path leads to. The path comes from a file
 * that anyone may have written.
 *
 * Names that other systems allow are restored there unchanged: on Linux, a photo can be named `aux.jpg` or
 * `9:30.jpg`.
 *
 * @returns undefined for a path that leads out of the folder, or is impossible on this system
 */
export function targetPath(original: string, platform: NodeJS.Platform): readonly string[] | undefined {
  const parts = original.split('/');
  const isSafe = parts.every((part) => !/^\.{0,2}$/.test(part) && !part.includes('\0'));
  if (!isSafe || /^[a-z]:\//i.test(original)) return undefined;
  return platform === 'win32' && !parts.every(isWindowsName) ? undefined : parts;
}

function isWindowsName(part: string): boolean {
  return !NO_WINDOWS_NAME.test(part) && !isDeviceName(part);
}
