import { createInterface } from 'node:readline/promises';
import type { Arguments } from '../arguments/argument-types.ts';
import type { CommandWords } from '../arguments/words.ts';

/**
 * Whether files are left out that were in the trash: as an option says, else as the person answers at the terminal. Where
 * nobody can be asked they are organized like the others.
 */
export async function leavesOutTrash(
  count: number,
  { trashed }: Pick<Arguments, 'trashed'>,
  t: CommandWords,
  { stdin, stderr }: Pick<NodeJS.Process, 'stdin' | 'stderr'>,
): Promise<boolean> {
  if (trashed) return trashed === 'leave-out';
  if (!stdin.isTTY || !stderr.isTTY) return false;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await terminal.question(`${t('trash.ask', { count })} `);
    const yes = t('trash.yes').split(' ');
    return yes.includes(answer.trim().toLowerCase());
  } catch {
    // The input has ended, as with Ctrl+D.
    return false;
  } finally {
    terminal.close();
  }
}
