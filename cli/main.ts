import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { type OrganizingRule, rulesFromJson } from '#core/organizing-rule.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { findPhotos } from './find-photos.ts';
import { type OrganizedFiles, organizeFiles } from './organize-files.ts';
import { assertNoInput, isTaken } from './out-file.ts';
import { createProgressBar } from './progress-bar.ts';
import { jsonLine, othersText, summary } from './report.ts';
import { DiskError } from './system-problem.ts';
import { UsageError } from './usage-error.ts';

const EXIT = { allPlaced: 0, someNotPlaced: 1, wrongUsage: 2, interrupted: 130 } as const;

const modelsFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'models');

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    return EXIT.wrongUsage;
  }
  if (error instanceof DiskError) {
    process.stderr.write(`${error.message}\n`);
    return EXIT.someNotPlaced;
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
  const isOutTaken = await isTaken(options.out);
  const { photos, leftAlone } = await findPhotos(options.inputs);
  await assertNoInput(options.out, [
    ...photos.map(({ path }) => path),
    ...(options.rulesFile ? [options.rulesFile] : []),
  ]);
  if (isOutTaken && !options.mayReplace && !options.isDryRun) {
    throw new UsageError(
      `--out: ${options.out} is there already. Name another file, or add --force to replace it.`,
    );
  }
  if (photos.length === 0) throw new UsageError('There are no photos there.');

  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  const bar = createProgressBar(process.stderr);
  const engine = await createEmbeddedEngine({ modelsFolder });
  try {
    const organized = await organizeFiles(photos, {
      engine,
      placing: { rules, pattern: options.pattern },
      out: options.isDryRun ? undefined : { path: options.out, mayReplace: options.mayReplace },
      onProgress: (done, total, photo) => bar.update(done, total, photo.name),
      signal: abort.signal,
    });
    bar.clear();
    const isWhereAsked = report(organized, options, leftAlone);
    if (abort.signal.aborted) return EXIT.interrupted;
    const isAllPlaced = organized.results.every(({ placed }) => placed);
    return isAllPlaced && isWhereAsked ? EXIT.allPlaced : EXIT.someNotPlaced;
  } finally {
    bar.clear();
    await engine.close();
  }
}

/** @returns whether the ZIP, if there is one, has the name that was asked for */
function report(
  { results, writtenTo }: OrganizedFiles,
  { isJson, isDryRun, out }: Arguments,
  leftAlone: readonly string[],
): boolean {
  const isWhereAsked = writtenTo === undefined || writtenTo === out;
  if (isJson) {
    for (const result of results) process.stdout.write(`${jsonLine(result)}\n`);
  } else {
    const placed = results.filter((result) => result.placed).length;
    process.stdout.write(`${summary(results)}\n\n`);
    process.stdout.write(`${placed} of ${results.length} photos placed.${othersText(leftAlone)}\n`);
    if (writtenTo) process.stdout.write(`They are in ${writtenTo}.\n`);
    if (isDryRun) process.stdout.write('Dry run: nothing was written.\n');
  }
  if (!isWhereAsked) {
    process.stderr.write(`${out} was taken in the meantime and left as it is: the ZIP is ${writtenTo}.\n`);
  }
  return isWhereAsked;
}

async function readRules(file: string | undefined): Promise<OrganizingRule[]> {
  if (!file) return [];
  const json = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`--rules: there is no ${file}.`);
  });
  return rulesFromJson(json);
}
