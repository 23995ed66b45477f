import { createInterface } from 'node:readline/promises';
import type { LeftOutOnRequest } from '#core/takeout/put-away.ts';
import type { Arguments } from '../arguments/argument-types.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { Terminal } from '../terminal/terminal.ts';

const QUESTIONS = { trash: 'trash.ask', messages: 'trash.askMessages' } as const;

/**
 * Decides whether files from the trash or from messages are left out: by the option, else by asking at the terminal.
 * If nobody can be asked, they are organized like the others.
 */
export async function isLeftOut(
  kind: LeftOutOnRequest,
  count: number,
  { trashed, messages }: Pick<Arguments, 'trashed' | 'messages'>,
  t: CommandWords,
  { stdin, stderr }: Pick<Terminal, 'stdin' | 'stderr'>,
): Promise<boolean> {
  const said = kind === 'trash' ? trashed : messages;
  if (said) return said === 'leave-out';
  if (!stdin.isTTY || !stderr.isTTY) return false;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await terminal.question(`${t(QUESTIONS[kind], { count })} `);
    const yes = t('trash.yes').split(' ');
    return yes.includes(answer.trim().toLowerCase());
  } catch {
    // The input has ended, as with Ctrl+D.
    return false;
  } finally {
    terminal.close();
  }
}
