import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { type OrganizingRule, rulesFromJson } from '#core/organizing-rule.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import { type Arguments, readArguments, USAGE, UsageError } from './arguments.ts';
import { findPhotos } from './find-photos.ts';
import { organizeFiles } from './organize-files.ts';
import { createProgressBar } from './progress-bar.ts';
import { jsonLine, summary } from './report.ts';

const EXIT = { allPlaced: 0, someNotPlaced: 1, wrongUsage: 2, interrupted: 130 } as const;

const modelsFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'models');

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return EXIT.wrongUsage;
  }
  if (error instanceof AppError) {
    process.stderr.write(`${failureText(error.failure)}\n`);
    return error.failure.code === 'rules-invalid' ? EXIT.wrongUsage : EXIT.someNotPlaced;
  }
  throw error;
});

async function main(argv: readonly string[]): Promise<number> {
  const options = readArguments(argv);
  if (!options) {
    process.stdout.write(USAGE);
    return EXIT.allPlaced;
  }
  const rules = await readRules(options.rulesFile);
  const { photos, leftAlone } = await findPhotos(options.inputs);
  if (photos.length === 0) throw new UsageError('There are no photos there.');

  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  const bar = createProgressBar(process.stderr);
  const engine = await createEmbeddedEngine({ modelsFolder });
  try {
    const results = await organizeFiles(photos, {
      engine,
      placing: { rules, pattern: options.pattern },
      out: options.isDryRun ? undefined : options.out,
      onProgress: (done, total, photo) => bar.update(done, total, photo.name),
      signal: abort.signal,
    });
    bar.clear();
    report(results, options, leftAlone.length);
    if (abort.signal.aborted) return EXIT.interrupted;
    return results.every(({ placed }) => placed) ? EXIT.allPlaced : EXIT.someNotPlaced;
  } finally {
    bar.clear();
    await engine.close();
  }
}

function report(
  results: Awaited<ReturnType<typeof organizeFiles>>,
  { isJson, isDryRun, out }: Arguments,
  leftAlone: number,
): void {
  if (isJson) {
    for (const result of results) process.stdout.write(`${jsonLine(result)}\n`);
    return;
  }
  const placed = results.filter((result) => result.placed).length;
  process.stdout.write(`${summary(results)}\n\n`);
  const others = leftAlone > 0 ? ` ${othersText(leftAlone)} left alone.` : '';
  process.stdout.write(`${placed} of ${results.length} photos placed.${others}\n`);
  if (placed > 0)
    process.stdout.write(isDryRun ? 'Dry run: nothing was written.\n' : `They are in ${out}.\n`);
}

function othersText(count: number): string {
  return count === 1 ? '1 other file was' : `${count} other files were`;
}

async function readRules(file: string | undefined): Promise<OrganizingRule[]> {
  if (!file) return [];
  const json = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`--rules: there is no ${file}.`);
  });
  return rulesFromJson(json);
}
