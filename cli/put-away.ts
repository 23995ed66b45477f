import { createInterface } from 'node:readline/promises';
import type { PutAway } from '#core/exports/put-away.ts';
import type { Arguments } from './arguments.ts';
import type { CommandWords } from './words.ts';

const WORDS = {
  trash: 'along.trash',
  archive: 'along.archive',
  locked: 'along.locked',
  failed: 'along.failed',
} as const satisfies Record<PutAway, string>;

/** Says how many files had been put away in Google Photos; undefined if none had. */
export function putAwayText(counts: Readonly<Record<PutAway, number>>, t: CommandWords): string | undefined {
  const parts = (['trash', 'archive', 'locked', 'failed'] as const).flatMap((kind) =>
    counts[kind] > 0 ? [t(WORDS[kind], { count: counts[kind] })] : [],
  );
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat(t.locale, { style: 'long', type: 'conjunction' });
  return t('along.putAway', { parts: list.format(parts) });
}

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
