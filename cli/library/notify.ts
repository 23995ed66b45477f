import { execFile } from 'node:child_process';
import { NOTIFY_MS } from './limits.ts';

/**
 * Shows a desktop notification. Does nothing on systems without one.
 *
 * @param platform that of `process.platform`
 */
export function showNotification(title: string, text: string, platform: NodeJS.Platform): void {
  const call = notificationCall(title, text, platform);
  if (!call) return;
  // Whether it is seen changes nothing about the photos.
  execFile(call.command, call.args, { timeout: NOTIFY_MS }, () => {});
}

/** Returns the program that shows a notification, with its arguments; undefined where none is known. */
export function notificationCall(
  title: string,
  text: string,
  platform: NodeJS.Platform,
): { readonly command: string; readonly args: readonly string[] } | undefined {
  if (platform === 'linux') return { command: 'notify-send', args: ['--app-name', title, '--', title, text] };
  if (platform !== 'darwin') return undefined;
  // Values are arguments of the script and no part of it, whatever a folder is called.
  const script = 'on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run';
  return { command: 'osascript', args: ['-e', script, title, text] };
}
