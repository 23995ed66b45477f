import { existsSync } from 'node:fs';
import { nearestName } from '../arguments/nearest-option.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Command } from './command.ts';
import { organizeCommand } from './organize.ts';
import { commandOf, COMMANDS } from './table.ts';

/** The requested command. */
export type Chosen =
  | { readonly kind: 'version' }
  | { readonly kind: 'help'; readonly command: Command | undefined }
  | { readonly kind: 'run'; readonly command: Command; readonly rest: readonly string[] };

/**
 * Returns the command that a command line asks for. Its first word may name one; otherwise it organizes.
 *
 * @throws {UsageError} if the first word resembles a command and isn't a file
 */
export function chosenCommand(argv: readonly string[]): Chosen {
  const [first, ...rest] = argv;
  if (first === '--version') return { kind: 'version' };
  if (first === 'help') {
    const [name] = rest;
    const command = commandOf(name);
    if (name !== undefined && !command) {
      const commands = COMMANDS.map((one) => one.name).join(', ');
      throw new UsageError((t) => t('commands.unknown', { command: name, commands }));
    }
    return { kind: 'help', command };
  }
  const command = commandOf(first);
  if (command) return { kind: 'run', command, rest };
  if (first !== undefined && /^[a-z]+$/i.test(first) && !existsSync(first)) {
    const nearest = nearestName(
      first,
      COMMANDS.map(({ name }) => name),
    );
    if (nearest) throw new UsageError((t) => t('commands.meant', { typed: first, nearest }));
  }
  return { kind: 'run', command: organizeCommand, rest: argv };
}
