import { isInPlace } from '#core/destinations/plan-journal.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import type { SentRun } from '#storage/send-run.ts';
import type { FileProblem } from '#storage/storage-error.ts';
import type { ToldRun } from '../destinations/tell-into.ts';
import type { CommandWords } from '../arguments/words.ts';
import { storageProblemText } from './storage-text.ts';

/** Returns the result of a run that sent files; the last line counts how many are there. */
export function toldSent({ files, isStopped, problems }: SentRun, address: string, t: CommandWords): ToldRun {
  const missing = files.filter((file) => !isInPlace(file) && (!isStopped || file.state === 'skipped'));
  const isLater = [...(problems?.values() ?? [])].some((problem) => problem.isLater);
  const lines = missing.map((file) => {
    const name = file.source?.path ?? file.path;
    return `  ${t('storage.notSentFile', { name, problem: problemText(file, problems?.get(file.file), t) })}`;
  });
  return {
    lines: [
      ...(lines.length > 0 ? [t('storage.notSent', { count: lines.length })] : []),
      ...lines,
      ...(isStopped
        ? [t('storage.stopped', { address })]
        : isLater
          ? [t('storage.resume', { address })]
          : []),
      t('storage.done', {
        done: files.filter((file) => isInPlace(file)).length,
        total: files.length,
        address,
      }),
    ],
    isAllWell: missing.length === 0 && !isStopped,
  };
}

/** Why a file isn't there, and what to do, as a sentence. */
export function problemText(
  { reason }: JournalFile,
  problem: FileProblem | undefined,
  t: CommandWords,
): string {
  if (problem) return storageProblemText(problem.problem, t);
  switch (reason) {
    case 'changed':
      return t('storage.changed');
    case 'gone':
      return t('storage.gone');
    case 'in-the-way':
      return t('storage.inTheWay');
    default:
      return t('storage.unknown');
  }
}
