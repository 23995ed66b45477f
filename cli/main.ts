import { Console } from 'node:console';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { type OrganizingRule, rulesFromJson } from '#core/organizing-rule.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import { type Arguments, readArguments, type ReturnArguments, usageText } from './arguments.ts';
import type { FilePhoto } from './file-photo.ts';
import { type FoundPhotos, findPhotos } from './find-photos.ts';
import { goOn, undo } from './into/commands.ts';
import { inputsBeside } from './into/inputs-beside.ts';
import { openInto, realFolder } from './into/into-folder.ts';
import type { PutOptions } from './into/put-into.ts';
import { stateFolderOf } from './into/state-folder.ts';
import { listZips, type PickedPhoto } from './list-zips.ts';
import { organizeFiles } from './organize-files.ts';
import { assertNoInput, isTaken } from './out-file.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';
import { restore } from './restore/restore.ts';
import { type OrganizedFiles, printable, tell } from './report.ts';
import { DiskError, errorCode, systemProblem } from './system-problem.ts';
import { isFile, planBatch } from './plan-batch.ts';
import { type Say, wordsFor } from './words.ts';
import { UsageError } from './usage-error.ts';

const EXIT = { allPlaced: 0, someNotPlaced: 1, wrongUsage: 2, interrupted: 130 } as const;

/** Next to the folder of the built command line, `dist/cli`. */
const placesFile = join(dirname(fileURLToPath(import.meta.url)), 'cities.bin');
const modelsFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'models');

// Sends the console output of packages such as libheif to stderr, because stdout is for results.
globalThis.console = new Console(process.stderr);

const t = await wordsFor(process.env);
const stateFolder = stateFolderOf(process.env, homedir(), process.platform);

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${printable(error.say(t))}\n`);
    return EXIT.wrongUsage;
  }
  if (error instanceof DiskError) {
    process.stderr.write(`${printable(error.say(t))}\n`);
    return EXIT.someNotPlaced;
  }
  if (errorCode(error) !== undefined) {
    const path = (error as NodeJS.ErrnoException).path ?? t('command-line.aFile');
    const broken = t('command-line.broken', { path, problem: systemProblem(error, t) });
    process.stderr.write(`${printable(broken)}\n`);
    return EXIT.someNotPlaced;
  }
  if (error instanceof AppError) {
    process.stderr.write(`${printable(failureText(error.failure, t))}\n`);
    return error.failure.code === 'rules-invalid' ? EXIT.wrongUsage : EXIT.someNotPlaced;
  }
  throw error;
});

async function main(argv: readonly string[]): Promise<number> {
  const options = readArguments(argv);
  if (!options) {
    process.stdout.write(usageText(t));
    return EXIT.allPlaced;
  }
  if ('restore' in options) {
    const stop = stopSignal();
    const isAllBack = await restore(options, t, stop);
    if (stop.aborted) return EXIT.interrupted;
    return isAllBack ? EXIT.allPlaced : EXIT.someNotPlaced;
  }
  if ('option' in options) return goBackOrOn(options);
  const { into, isDryRun } = options;
  if (!into) return organizeInputs(options, undefined);
  const top = await realFolder(into.folder);
  if (isDryRun) return organizeInputs(options, { folder: undefined, top });
  // From now on a signal must leave the folder as it was.
  const signal = stopSignal();
  const folder = await openInto(into.folder);
  try {
    return await organizeInputs(options, { folder, top: folder.top }, signal);
  } finally {
    await folder.close();
  }
}

/** Goes on with what was interrupted in a folder, or takes back what was put into it. */
async function goBackOrOn({ option, folder, origins }: ReturnArguments): Promise<number> {
  const signal = stopSignal();
  const bar = createProgressBar(process.stderr, t);
  const onProgress = barUpdate(bar);
  try {
    const run = option === '--undo' ? undo : goOn;
    const isAllWell = await run({ folder, origins, stateFolder, t, onProgress, signal });
    if (signal.aborted) return EXIT.interrupted;
    return isAllWell ? EXIT.allPlaced : EXIT.someNotPlaced;
  } finally {
    bar.clear();
  }
}

function barUpdate(bar: ProgressBar): PutOptions['onProgress'] {
  return (done, total, path) => bar.update(done, total, printable(path));
}

/**
 * @param target the folder that files are put into; undefined for a ZIP
 * @param signal aborts once the program is to end; made here if there is none
 */
async function organizeInputs(
  options: Arguments,
  target: Pick<PutOptions, 'folder' | 'top'> | undefined,
  signal?: AbortSignal,
): Promise<number> {
  const isOutTaken = options.into ? false : await isTaken(options.out);
  const rules = await readRules(options.rulesFile);
  const all = await findPhotos(options.inputs);
  const { into } = options;
  const found = into ? await inputsBeside(all, options.inputs, into, target?.top) : all;
  const inputs = [...found.files, ...found.beside].map(({ path }) => path);
  if (!into) {
    await assertNoInput(options.out, options.rulesFile ? [...inputs, options.rulesFile] : inputs);
  }
  if (isOutTaken && !options.mayReplace && !options.isDryRun) {
    throw new UsageError((say) => say('command-line.outTaken', { path: options.out }));
  }
  if (inputs.length === 0) throw new UsageError(nothingThere(found));

  const stop = signal ?? stopSignal();
  const { picked, beside, leftAlone } = await listZips(found.files, stop);
  const along = [...found.beside, ...beside];
  const { unused, unclear, ...organized } = await organizePicked(picked, along, options, rules, stop, target);
  const others = [...found.leftAlone, ...leftAlone, ...unused];
  const isWhereAsked = tell(
    { ...organized, leftAlone: others, leftOut: [...found.leftOut, ...unclear] },
    options,
    t,
  );
  if (stop.aborted) return EXIT.interrupted;
  const isAllPlaced = organized.results.every(({ placed }) => placed);
  return isAllPlaced && isWhereAsked ? EXIT.allPlaced : EXIT.someNotPlaced;
}

/** Aborts once the user, or the system, wants the program to end. */
function stopSignal(): AbortSignal {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => abort.abort());
  return abort.signal;
}

/** Organizes the photos; a ZIP that could not be opened stays in the results with its failure. */
async function organizePicked(
  picked: readonly PickedPhoto[],
  beside: readonly FilePhoto[],
  options: Arguments,
  rules: readonly OrganizingRule[],
  signal: AbortSignal,
  target: Pick<PutOptions, 'folder' | 'top'> | undefined,
): Promise<OrganizedFiles & { readonly unused: readonly string[]; readonly unclear: readonly Say[] }> {
  const photos = picked.flatMap(({ photo, failure }) => (failure ? [] : [photo]));
  const plan = await planBatch(photos, beside);
  const unused = plan.unused.map(({ from }) => from);
  const unclear = [...photos, ...beside]
    .filter(({ id }) => plan.reading.unclear.includes(id))
    .map(
      ({ name }): Say =>
        (say) =>
          say('command-line.sidecarUnclear', { name }),
    );
  const unusedIds = new Set(plan.unused.map(({ id }) => id));
  const along = beside.filter(({ id, name }) => !unusedIds.has(id) && isFile(name));
  const files = [...photos, ...along];
  if (files.length === 0) {
    return { results: picked.map(unopened), writtenTo: undefined, alikeGroups: 0, unused, unclear };
  }
  const bar = createProgressBar(process.stderr, t);
  const engine = await createEmbeddedEngine({ modelsFolder, reading: 'patient', photos: plan.photos.length });
  const { pattern, ignoresHints, unsureToUnsorted, ignoresQuality } = options;
  try {
    const { results, ...ended } = await organizeFiles(files, plan, {
      engine,
      placesFile,
      schemeOptions: { scheme: options.scheme, eventGapHours: options.eventGapHours },
      placing: { rules, pattern, ignoresHints, unsureToUnsorted, ignoresQuality },
      list: options.hasList ? { inputs: options.inputs, t } : undefined,
      out:
        options.isDryRun || options.into ? undefined : { path: options.out, mayReplace: options.mayReplace },
      into: target && {
        ...target,
        inputs: options.inputs,
        isMoved: options.into?.isMoved ?? false,
        stateFolder,
        t,
        onProgress: barUpdate(bar),
        signal,
      },
      onProgress: (done, total, photo) => bar.update(done, total, printable(photo.name)),
      signal,
    });
    const byId = new Map(results.map((result) => [result.photo.id, result]));
    const told = picked.map((one) => byId.get(one.photo.id) ?? unopened(one));
    return {
      results: [...told, ...along.flatMap(({ id }) => byId.get(id) ?? [])],
      ...ended,
      unused,
      unclear,
    };
  } finally {
    bar.clear();
    await engine.close();
  }
}

function unopened({ photo, failure }: PickedPhoto) {
  return { photo, failure, sha256: undefined, ms: undefined, placed: undefined, path: undefined };
}

function nothingThere({ leftAlone, leftOut }: FoundPhotos): Say {
  const [first] = leftOut;
  if (leftAlone.length > 0 || !first) return (say) => say('command-line.nothingThere');
  return (say) => say('command-line.nothingThereBut', { what: first(say) });
}

async function readRules(file: string | undefined): Promise<OrganizingRule[]> {
  if (!file) return [];
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(
      (say) =>
        `--rules: ${say('command-line.pathProblem', { path: file, problem: systemProblem(error, say) })}`,
    );
  });
  return rulesFromJson(json);
}
