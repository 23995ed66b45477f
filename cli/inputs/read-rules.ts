import { assertRulesFileSize, type CarriedRules, readRulesFile } from '#core/categories/rules-file.ts';
import { openRegular } from '../disk/regular-file.ts';
import { systemProblem } from '../system-problem.ts';
import { UsageError } from '../arguments/usage-error.ts';

/**
 * Returns the rules of the `--rules` file, as the site and the panel export them; none without a file.
 *
 * @throws {UsageError} if the file can't be read
 * @throws {AppError} `rules-invalid`, with the rule and the problem
 */
export async function readRules(file: string | undefined): Promise<CarriedRules> {
  if (!file) return { rules: [], likeness: [] };
  const onDisk = <Value>(work: Promise<Value>) =>
    work.catch((error: unknown) => {
      throw new UsageError(
        (say) =>
          `--rules: ${say('command-line.pathProblem', { path: file, problem: systemProblem(error, say) })}`,
      );
    });
  const opened = await onDisk(openRegular(file));
  try {
    const { size } = await opened.stat();
    assertRulesFileSize(size);
    const { buffer, bytesRead } = await onDisk(opened.read(Buffer.alloc(size), 0, size, 0));
    return readRulesFile(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await opened.close();
  }
}
