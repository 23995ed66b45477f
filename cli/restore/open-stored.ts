import { AppError } from '#core/failure.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { stat } from '../disk/byte-fs.ts';
import { errorCode, systemProblem } from '../system-problem.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { folderFiles } from './folder-files.ts';
import type { StoredFiles } from './stored-file.ts';
import { zipFiles } from './zip-files.ts';

/**
 * Opens one of our ZIPs, or the folder it was unpacked to.
 *
 * @param option that names it
 * @throws {UsageError} if it is neither
 */
export async function openStored(source: string, option: string): Promise<StoredFiles> {
  const stats = await stat(source).catch((error: unknown) => {
    throw pathProblem(option, source, error);
  });
  try {
    return stats.isDirectory() ? await folderFiles(source) : await zipFiles(source);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError((say) => photoFailureText(source, error.failure, say));
  }
}

/** What is wrong with a path that an option names. */
export function pathProblem(option: string, path: string, error: unknown): UsageError {
  if (errorCode(error) === 'ENOENT') return new UsageError((say) => say('command-line.missing', { path }));
  return new UsageError(
    (say) => `${option}: ${say('command-line.pathProblem', { path, problem: systemProblem(error, say) })}`,
  );
}
