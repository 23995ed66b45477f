import { readdir } from 'node:fs/promises';
import { pathRules } from '#codec/path-rules.ts';
import { addNotPhotos } from '#core/not-photos/not-photo.ts';
import { notPhotosText } from '#core/not-photos/not-photos-text.ts';
import type { CarriedRules } from '#core/categories/rules-file.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import { type OtherLanguage, otherThanEnglish } from '#core/wording/other-language.ts';
import { type NamingOptions, switchesOf } from '#core/naming/naming-options.ts';
import type { Arguments } from '../arguments/argument-types.ts';
import { type FilePhoto, isZip } from '../inputs/file-photo.ts';
import { type FoundPhotos, findPhotos } from '../inputs/find-photos.ts';
import { inputsBeside } from '../destinations/inputs-beside.ts';
import { listZips, type PickedPhoto } from '../inputs/list-zips.ts';
import { openTools } from './open-tools.ts';
import { organizeFiles } from './organize-files.ts';
import { assertNoInput, isLeftThere, isTaken, type OutFile, type ReplacedFile } from './out-file.ts';
import { planBatch } from '../inputs/plan-batch.ts';
import { workOf } from '#core/batch/pace.ts';
import type { Program, Target } from './program.ts';
import type { ProgressBar } from './progress-bar.ts';
import { readRules } from '../inputs/read-rules.ts';
import { isLeftOut } from './put-away.ts';
import { leftOutOf } from './left-out.ts';
import type { OrganizedFiles, Told } from './report.ts';
import { printable } from '../terminal/printable.ts';
import { clearStatus } from '../terminal/status-line.ts';
import { type AnalysisJournal, journalOfZip, stoppedZipOf } from '../resume/analysis-journal.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Say } from '../arguments/words.ts';

interface Batch {
  readonly picked: readonly PickedPhoto[];
  /** Films, and files about photos. */
  readonly beside: readonly FilePhoto[];
  readonly ruled: CarriedRules;
  readonly target: Target | undefined;
  /** The ZIP of a stopped run, which this one may replace. */
  readonly replaced: ReplacedFile | undefined;
}

/**
 * Organizes the typed folders, ZIPs and files.
 *
 * @param target undefined for a ZIP
 * @param makeSignal called once there is something to do; aborts when the program is to end
 * @throws {UsageError} before anything is looked at
 */
export async function organizeInputs(
  options: Arguments,
  target: Target | undefined,
  program: Program,
  makeSignal: () => AbortSignal,
): Promise<{ readonly told: Told; readonly signal: AbortSignal }> {
  const { into, to, out, inputs: named } = options;
  const isZip = !into && !to;
  const isOutTaken = isZip && (await isTaken(out));
  const ruled = await readRules(options.rulesFile);
  const isTakenPath = pathRules(options.paths ?? {});
  const inFolders = await findPhotos(named, isTakenPath);
  const found = into ? await inputsBeside(inFolders, named, into, target?.top) : inFolders;
  const inputs = [...found.files, ...found.beside].map(({ path }) => path);
  if (isZip) await assertNoInput(out, options.rulesFile ? [...inputs, options.rulesFile] : inputs);
  const replaced = isOutTaken && options.isResumed ? await stoppedZipOf(journalOfZip(out)) : undefined;
  const mayReplace = options.mayReplace || options.isDryRun || (await isLeftThere(out, replaced));
  if (isOutTaken && !mayReplace) throw new UsageError((say) => say('command-line.outTaken', { path: out }));
  if (inputs.length === 0) throw new UsageError(nothingThere(found));

  const signal = makeSignal();
  const { leftAlone, notPhotos, excluded, ...listed } = await listZips(found.files, signal, isTakenPath);
  const all = { picked: listed.picked, beside: [...found.beside, ...listed.beside] };
  const files = target?.library ? await target.library.withoutKnown(all, signal) : all;
  const batch = { ...files, ruled, target, replaced };
  const { unused, leftOut, ...organized } = await organizeBatch(batch, options, program, signal);
  const told = {
    ...organized,
    isStopped: signal.aborted,
    isIncomplete: found.isIncomplete ?? false,
    leftAlone: [...found.leftAlone, ...leftAlone, ...unused],
    leftOut: [...found.leftOut, ...leftOut],
    notPhotos: addNotPhotos(found.notPhotos, notPhotos),
    excluded: (found.excluded ?? 0) + excluded,
  };
  return { told, signal };
}

/** Organizes the photos; a ZIP that could not be opened stays in the results with its failure. */
async function organizeBatch(
  { picked, beside, ruled, target, replaced }: Batch,
  options: Arguments,
  program: Program,
  signal: AbortSignal,
): Promise<OrganizedFiles & Pick<Told, 'leftOut' | 'putAway'> & { readonly unused: readonly string[] }> {
  const { t, terminal } = program;
  // A question about trash needs a line of its own.
  clearStatus(terminal.stderr);
  const photos = picked.flatMap(({ photo, failure }) => (failure ? [] : [photo]));
  const plan = await planBatch(photos, beside, {
    isLeftOut: (kind, count) => isLeftOut(kind, count, options, t, terminal),
    takesFilms: options.takesFilms,
  });
  const outside = new Set(plan.leftOut.map(({ id }) => id));
  const { unused, leftOut } = leftOutOf(plan, [...photos, ...beside]);
  const inBatch = picked.filter(({ photo }) => !outside.has(photo.id));
  const { putAway } = plan;
  if (plan.files.length === 0) {
    const results = inBatch.map(unopened);
    const put = target?.library && { files: new Map(), run: { files: [], isStopped: false }, unsure: [] };
    return { results, writtenTo: undefined, alikeGroups: 0, unused, leftOut, putAway, put };
  }
  const tools = await openTools(plan.photos, target, options, program, signal);
  const { bar, close, ...used } = tools;
  try {
    const { results, ...ended } = await organizeFiles(plan, {
      ...used,
      placesFile: program.placesFile,
      chosen: options,
      placing: {
        rules: ruled.rules ?? [],
        likeness: ruled.likeness ?? [],
        pattern: options.pattern,
        ...switchesOf(options),
        ...(await namesIn(options.isEnglish ? undefined : otherThanEnglish(program.language), target)),
        ...target?.library?.placing,
      },
      out: options.isDryRun || target ? undefined : outOf(options, replaced, used.journal),
      into: target && {
        ...target,
        inputs: options.inputs,
        isMoved: options.into?.isMoved ?? false,
        growsLists: target.library !== undefined,
        scheme: target.library ? target.library.scheme : namedScheme(options),
        stateFolder: program.stateFolder,
        t,
        onProgress: (done, total, path) => bar.update(done, total, printable(path)),
        signal,
      },
      library: target?.library,
      onProgress: progressOn(bar, plan.photos),
      t,
      signal,
    });
    if (!signal.aborted) await used.journal?.finished();
    const byId = new Map(results.map((result) => [result.photo.id, result]));
    const told = inBatch.map((one) => byId.get(one.photo.id) ?? unopened(one));
    const pickedIds = new Set(inBatch.map(({ photo }) => photo.id));
    const cameAlong = results.filter(({ photo }) => !pickedIds.has(photo.id));
    return { results: [...told, ...cameAlong], ...ended, unused, leftOut, putAway };
  } finally {
    await close();
  }
}

function outOf(
  { out: path, mayReplace }: Arguments,
  replaced: ReplacedFile | undefined,
  journal?: AnalysisJournal,
): OutFile {
  return { path, mayReplace, replaced, onBegin: journal?.beginZip, onEnd: journal?.endZip };
}

/** Shows progress by the expected work of each photo. */
function progressOn(bar: ProgressBar, photos: readonly FilePhoto[]) {
  const totalWork = photos.reduce((sum, photo) => sum + workOf(photo), 0);
  let doneWork = 0;
  return (done: number, total: number, photo: FilePhoto): void => {
    doneWork += workOf(photo);
    bar.update(done, total, printable(photo.name), { done: doneWork, total: totalWork });
  };
}

/** The language of names, and the folders that exist at the destination. */
async function namesIn(
  language: OtherLanguage | undefined,
  target: Target | undefined,
): Promise<Pick<NamingOptions, 'language' | 'existingFolders'>> {
  if (language === undefined) return {};
  const there = target?.top === undefined ? [] : await readdir(target.top, { withFileTypes: true });
  return { language, existingFolders: there.flatMap((entry) => (entry.isDirectory() ? entry.name : [])) };
}

/** The scheme that later runs continue with; undefined for the default. */
function namedScheme({ scheme }: Arguments): string | undefined {
  return scheme === CATEGORY_SCHEME ? undefined : scheme;
}

function unopened({ photo, failure }: PickedPhoto) {
  return { photo, failure, sha256: undefined, ms: undefined, placed: undefined, path: undefined };
}

function nothingThere({ leftAlone, leftOut, notPhotos = {}, excluded = 0 }: FoundPhotos): Say {
  if (Object.keys(notPhotos).length > 0) {
    return (say) => say('command-line.nothingThereBut', { what: notPhotosText(notPhotos, say) ?? '' });
  }
  const [first] = leftOut;
  if (excluded > 0)
    return (say) =>
      say('command-line.nothingThereBut', { what: say('command-line.excluded', { count: excluded }) });
  const zips = leftAlone.filter((path) => isZip(path)).length;
  if (zips > 0)
    return (say) =>
      say('command-line.nothingThereBut', { what: say('command-line.zipsNotOpened', { count: zips }) });
  if (leftAlone.length > 0 || !first) return (say) => say('command-line.nothingThere');
  return (say) => say('command-line.nothingThereBut', { what: first(say) });
}
