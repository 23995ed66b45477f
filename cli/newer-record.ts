import { UsageError } from './arguments/usage-error.ts';

/** Returns the error for a file of ours that a newer version wrote, and that stays unchanged. */
export function newerRecord(path: string): UsageError {
  return new UsageError((t) => t('command-line.newerRecord', { path }));
}
