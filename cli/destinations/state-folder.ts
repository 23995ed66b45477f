import { join } from 'node:path';

/**
 * Returns the folder where this computer records its journals: each system's folder for a program's user data (XDG
 * Base Directory Specification, Apple's File System Programming Guide, Microsoft's Known Folders).
 */
export function stateFolderOf(
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
  platform: NodeJS.Platform,
): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = environment;
  if (platform === 'win32') return join(LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Where My Pix');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Where My Pix');
  return join(XDG_STATE_HOME || join(home, '.local', 'state'), 'where-my-pix');
}
