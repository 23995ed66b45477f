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
  // Whether it is shown doesn't affect the photos.
  execFile(call.command, call.args, { timeout: NOTIFY_MS }, () => {});
}

/** Returns the program that shows a notification, with its arguments; undefined if none is known. */
export function notificationCall(
  title: string,
  text: string,
  platform: NodeJS.Platform,
): { readonly command: string; readonly args: readonly string[] } | undefined {
  if (platform === 'linux') return { command: 'notify-send', args: ['--app-name', title, '--', title, text] };
  if (platform !== 'darwin') return undefined;
  // Values are arguments, never part of the script, so folder names can't inject code.
  const script = 'on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run';
  return { command: 'osascript', args: ['-e', script, title, text] };
}
