import { type Detail, DETAILS } from '#core/categories/detail.ts';
import { patternProblem, patternProblemText } from '#core/naming/naming-pattern.ts';
import { EVENT_GAP_RANGE } from '#core/events/limits.ts';
import { schemeProblem, tokensOf } from '#core/schemes/scheme.ts';
import { schemeProblemText } from '#core/schemes/scheme-problem-text.ts';
import { MOST_WORKERS } from '../limits.ts';
import { addressForms, isAddress, type StorageArguments } from '../storage/target.ts';
import type { Arguments } from './argument-types.ts';
import { type OPTIONS, STORAGE_OPTIONS } from './options-table.ts';
import type { Typed } from './parse-options.ts';
import { languageOfCode } from './typed-language.ts';
import { UsageError } from './usage-error.ts';

/** The options that require `--to`. */
const ABOUT_STORAGE: ReadonlySet<string> = new Set(Object.keys(STORAGE_OPTIONS));

/** What was typed for `organize`, or for a command that organizes too. */
export type TypedOrganize = Typed<typeof OPTIONS>;

/**
 * Returns how to organize by what was typed.
 *
 * @throws {UsageError} for values that aren't valid, and options that don't fit each other
 */
export function organizeArguments({ values, positionals, given }: TypedOrganize): Arguments {
  const { into } = values;
  assertIntoFits(given, into);
  assertToFits(given);
  assertDatesFit(given);
  if (positionals.length === 0) {
    throw new UsageError((t) => t('command-line.nothingNamed'));
  }
  assertPattern(values.pattern);
  assertScheme(values.scheme);
  if (tokensOf(values.scheme).includes('person') && !values.people && !values['remember-people']) {
    throw new UsageError((t) => t('command-line.personNeedsPeople'));
  }
  if (values['remember-people'] && into === undefined) {
    throw new UsageError((t) => t('command-line.rememberNeedsInto'));
  }
  const eventGapHours = hoursOf(values['event-gap']);
  return {
    inputs: positionals,
    out: values.out,
    into: into === undefined ? undefined : { folder: into, isMoved: values.move },
    to: values.to === undefined ? undefined : storageOf(values.to, values),
    mayReplace: values.force,
    pattern: values.pattern,
    rulesFile: values.rules,
    scheme: values.scheme,
    detail: detailOf(values.detail),
    groupsPeople: values.people || values['remember-people'],
    remembersPeople: values['remember-people'],
    eventGapHours,
    language: languageOfCode(values.language),
    isEnglish: values['english-folders'],
    ignoresHints: values['no-hints'],
    unsureToUnsorted: values['unsure-to-unsorted'],
    ignoresQuality: values['no-look-again'],
    hasList: !values['no-list'],
    writesXmp: values.xmp,
    takesFilms: !values['no-films'],
    writesDates: values['write-dates'],
    carriesUnreadable: values['carry-unreadable'],
    ...(values.exclude || values.include
      ? { paths: { exclude: values.exclude ?? [], include: values.include ?? [] } }
      : {}),
    trashed: keptOf('--trashed', values.trashed),
    messages: keptOf('--messages', values.messages),
    isResumed: values.resume,
    workers: values.workers === undefined ? undefined : workersOf(values.workers),
    hasFigures: values.figures,
    isJson: values.json,
    isDryRun: values['dry-run'],
    isVerbose: values.verbose,
  };
}

/**
 * Returns the storage of an address.
 *
 * @throws {UsageError} for anything else
 */
export function storageOf(
  address: string,
  values: { readonly 's3-endpoint'?: string | undefined; readonly 'allow-http': boolean },
): StorageArguments {
  if (!isAddress(address))
    throw new UsageError((t) => t('storage.noAddress', { addresses: addressForms(t) }));
  return { address, endpoint: values['s3-endpoint'], mayUseHttp: values['allow-http'] };
}

/** @throws {UsageError} that names the fields if one is unknown */
function assertPattern(pattern: string): void {
  const problem = patternProblem(pattern);
  if (!problem) return;
  throw new UsageError((t) => {
    const fields = problem.kind === 'unknown-token' ? ` ${patternProblemText({ kind: 'no-token' }, t)}` : '';
    return `--pattern: ${patternProblemText(problem, t)}${fields}`;
  });
}

/** @throws {UsageError} that names the fields if one is unknown */
function assertScheme(scheme: string): void {
  const problem = schemeProblem(scheme);
  if (!problem) return;
  throw new UsageError((t) => {
    const fields = problem.kind === 'unknown-token' ? ` ${schemeProblemText({ kind: 'no-token' }, t)}` : '';
    return `--scheme: ${schemeProblemText(problem, t)}${fields}`;
  });
}

/** @throws {UsageError} */
function detailOf(typed: string): Detail {
  const detail = DETAILS.find((one) => one === typed);
  if (detail) return detail;
  throw new UsageError((t) => t('command-line.needsDetail', { option: '--detail' }));
}

/** @throws {UsageError} */
function hoursOf(typed: string): number {
  const hours = Number(typed);
  const { least, most } = EVENT_GAP_RANGE;
  if (/^\d+(?:\.\d+)?$/.test(typed) && hours >= least && hours <= most) return hours;
  throw new UsageError((t) => `--event-gap: ${t('command-line.hoursOutOfRange', { least, most })}`);
}

/** @throws {UsageError} */
function keptOf(option: string, typed: string | undefined): Arguments['trashed'] {
  if (typed === undefined || typed === 'keep' || typed === 'leave-out') return typed;
  throw new UsageError((t) => t('trash.either', { option }));
}

/** @throws {UsageError} */
function workersOf(typed: string): number {
  const workers = Number(typed);
  if (/^\d+$/.test(typed) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new UsageError((t) => `--workers: ${t('resuming.workersOutOfRange', { most: MOST_WORKERS })}`);
}

/** @throws {UsageError} for options of the ZIP where there is none, and the other way around */
function assertIntoFits(given: readonly string[], into: string | undefined): void {
  const isInto = into !== undefined;
  if (isInto && isAddress(into)) throw new UsageError((t) => t('storage.intoMeansTo', { address: into }));
  if (given.includes('move') && !isInto && !given.includes('to'))
    throw new UsageError((t) => t('into.moveNeedsInto'));
  const ofZip = given.find((name) => name === 'out' || name === 'force');
  if (isInto && ofZip !== undefined) {
    throw new UsageError((t) => t('into.noZip', { option: `--${ofZip}` }));
  }
}

/** @throws {UsageError} for options that do not go with a storage, and those that go with nothing else */
function assertToFits(given: readonly string[]): void {
  const own = given.find((name) => ABOUT_STORAGE.has(name));
  if (!given.includes('to')) {
    if (own !== undefined) throw new UsageError((t) => t('storage.onlyWithTo', { option: `--${own}` }));
    return;
  }
  if (given.includes('into')) throw new UsageError((t) => t('storage.noBoth'));
  if (given.includes('move')) throw new UsageError((t) => t('storage.noMove'));
  const ofZip = given.find((name) => name === 'out' || name === 'force');
  if (ofZip !== undefined) throw new UsageError((t) => t('storage.noZip', { option: `--${ofZip}` }));
}

/** @throws {UsageError} where there are no copies on this computer that dates could be written into */
function assertDatesFit(given: readonly string[]): void {
  if (!given.includes('write-dates')) return;
  const other = given.find((name) => name === 'move' || name === 'to');
  if (other !== undefined) {
    throw new UsageError((t) => t('command-line.datesOnlyInCopies', { option: `--${other}` }));
  }
}
