import type { TableRow } from '#core/lists/listed-facts.ts';
import { TOP_NAMES } from '#core/lists/top-names.ts';
import { mkdir, realpath } from '../disk/byte-fs.ts';
import type { RestoreArguments } from '../arguments/argument-types.ts';
import type { Program } from '../organize/program.ts';
import { printable } from '../terminal/printable.ts';
import { printLines } from '../terminal/terminal.ts';
import { systemProblem } from '../system-problem.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { CommandWords } from '../arguments/words.ts';
import { findList } from './find-list.ts';
import { giveBack, type GivenBack } from './give-back.ts';
import { openStored, pathProblem } from './open-stored.ts';

/**
 * Restores the original names and folders of the photos in an organized ZIP or folder, and prints the result.
 *
 * @returns whether every photo of the list is restored
 * @throws {UsageError} if the source isn't one, or has no list
 */
export async function restore(
  { restore: source, into }: RestoreArguments,
  { t, terminal: { stdout } }: Pick<Program, 't' | 'terminal'>,
  signal: AbortSignal,
): Promise<boolean> {
  const stored = await openStored(source, 'restore');
  try {
    const list = await findList(stored.files);
    if (!list) throw new UsageError((say) => say('restore.noList', { source, table: TOP_NAMES.table }));
    const folder = await openFolder(into);
    const ended = await giveBack(stored.files, list, folder, signal);
    const { lines, isAllBack } = told(list.rows, ended, into, t);
    const damaged = list.isDamaged ? [t('restore.damagedList', { source })] : [];
    printLines(stdout, [...lines, ...damaged].map(printable));
    return isAllBack && !list.isDamaged;
  } finally {
    await stored.close();
  }
}

async function openFolder(into: string): Promise<string> {
  try {
    await mkdir(into, { recursive: true });
    return await realpath(into);
  } catch (error) {
    throw pathProblem('--into', into, error);
  }
}

/** The lines about the result, and whether every photo is restored. */
function told(
  rows: readonly TableRow[],
  ended: ReadonlyMap<TableRow, GivenBack>,
  into: string,
  t: CommandWords,
): { readonly lines: readonly string[]; readonly isAllBack: boolean } {
  const types = rows.map((row) => ended.get(row)?.type);
  const already = types.filter((type) => type === 'there-already').length;
  const restored = types.filter((type) => type === 'restored').length + already;
  const problems = rows.flatMap((row) => {
    const end = ended.get(row);
    return !end || end.type === 'restored' || end.type === 'there-already' ? [] : [problemOf(row, end, t)];
  });
  if (rows.length === 0) return { lines: [], isAllBack: false };
  const lines = [
    t('restore.restored', { restored, total: rows.length }),
    ...(restored > 0 ? [t('restore.into', { folder: into })] : []),
    ...(already > 0 ? [t('restore.already', { count: already })] : []),
    ...(problems.length > 0 ? ['', t('restore.problems', { count: problems.length })] : []),
    ...problems.map((problem) => `  ${problem}`),
  ];
  return { lines, isAllBack: restored === rows.length };
}

function problemOf(
  { original, path, reason }: TableRow,
  end: Exclude<GivenBack, { readonly type: 'restored' | 'there-already' }>,
  t: CommandWords,
): string {
  switch (end.type) {
    case 'not-placed':
      return t('restore.notPlaced', { original, reason });
    case 'unsafe':
      return t('restore.unsafe', { original });
    case 'changed':
      return t('restore.changed', { original, path });
    case 'missing':
      return t('restore.missing', { original, path });
    case 'taken':
      return t('restore.taken', { original });
    case 'in-the-way':
      return t('restore.inTheWay', { original });
    case 'unwritable':
      return t('command-line.pathProblem', { path: original, problem: systemProblem(end.error, t) });
  }
}
