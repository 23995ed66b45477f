import { addCommand } from './add.ts';
import type { Command } from './command.ts';
import { completionsCommand } from './completions.ts';
import { findCommand } from './find.ts';
import { forgetCommand } from './forget.ts';
import { organizeCommand } from './organize.ts';
import { restoreCommand } from './restore.ts';
import { resumeCommand } from './resume.ts';
import { sendCommand } from './send.ts';
import { serveCommand } from './serve.ts';
import { undoCommand } from './undo.ts';
import { watchCommand } from './watch.ts';

/** The commands, in the order of the help. A new one is a file next to this one, and a line here. */
export const COMMANDS: readonly Command[] = [
  organizeCommand,
  addCommand,
  watchCommand,
  sendCommand,
  findCommand,
  undoCommand,
  resumeCommand,
  restoreCommand,
  forgetCommand,
  serveCommand,
  completionsCommand,
];

/** Returns the command with this name, or undefined. */
export function commandOf(name: string | undefined): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
