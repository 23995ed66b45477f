import { parseArgs } from 'node:util';
import type { PathRules } from '#codec/path-rules.ts';
import { patternProblem, patternProblemText } from '#core/naming/naming-pattern.ts';
import { EVENT_GAP_RANGE } from '#core/events/limits.ts';
import { schemeProblem, tokensOf } from '#core/schemes/scheme.ts';
import { schemeProblemText } from '#core/schemes/scheme-problem-text.ts';
import type { Language } from '#messages/language.ts';
import { OPTIONS } from './options-table.ts';
import { nearestOption } from './nearest-option.ts';
import { MOST_WORKERS } from '../limits.ts';
import { isAddress, type StorageArguments } from '../storage/address.ts';
import type { Say } from './words.ts';
import { languageOfCode } from './typed-language.ts';
import { UsageError } from './usage-error.ts';

export interface Arguments {
  /** Folders and files, as typed. */
  readonly inputs: readonly string[];
  /** Where the ZIP goes. */
  readonly out: string;
  /** Undefined for a ZIP. */
  readonly into: IntoArguments | undefined;
  /** Undefined where no storage is named. */
  readonly to: StorageArguments | undefined;
  /** Whether the ZIP may replace an existing file. */
  readonly mayReplace: boolean;
  readonly pattern: string;
  readonly rulesFile: string | undefined;
  /** How folders are made. */
  readonly scheme: string;
  /** Groups photos by person, for `{person}` in the scheme. */
  readonly groupsPeople: boolean;
  /** Hours without a photo after which an event has ended. */
  readonly eventGapHours: number;
  /** The language of the program's texts and of names; undefined for that of the environment. */
  readonly language: Language | undefined;
  /** Whether folders, names and descriptions are in English all the same. */
  readonly isEnglish: boolean;
  /** Whether to ignore what people said about the photos before (file names, folders, captions). */
  readonly ignoresHints: boolean;
  /** Whether photos whose folder is more likely wrong than right go to Unsorted. */
  readonly unsureToUnsorted: boolean;
  /** Whether photos that came out badly stay in the folders of what they show. */
  readonly ignoresQuality: boolean;
  /** Whether a page, a table and checksums lie at the top of the ZIP. */
  readonly hasList: boolean;
  /** Whether what is known of photos is written beside them as XMP. */
  readonly writesXmp: boolean;
  /** Whether the date that is known of a photo is written into its copy, where that has none. */
  readonly writesDates: boolean;
  /** Whether files that can't be analyzed are included, in their own folder. */
  readonly carriesUnreadable: boolean;
  /** Patterns of paths that are left out, or alone taken. */
  readonly paths?: PathRules;
  /** What happens to files that were in the trash of an export; undefined if it is asked. */
  readonly trashed: 'keep' | 'leave-out' | undefined;
  /** Whether what a run that was stopped said of photos is used. */
  readonly isResumed: boolean;
  /** How many photos are looked at in parallel; undefined for as many as fit this computer. */
  readonly workers: number | undefined;
  /** Whether the figures of the run are printed at its end. */
  readonly hasFigures: boolean;
  readonly isJson: boolean;
  readonly isDryRun: boolean;
  /** Whether to list where each photo went. */
  readonly isVerbose: boolean;
}

/** Files are put into a folder. */
export interface IntoArguments {
  /** As typed. */
  readonly folder: string;
  /** Whether files are moved, and not copied. */
  readonly isMoved: boolean;
}

/** Photos are to be given their original names and folders back. */
export interface RestoreArguments {
  /** The organized ZIP or folder. */
  readonly restore: string;
  /** The folder that the photos are given back to. */
  readonly into: string;
}

/** Photos are to be found in organized ZIPs and folders. */
export interface FindArguments {
  /** What they show, as typed. */
  readonly find: string;
  /** The ZIPs and folders. */
  readonly sources: readonly string[];
  readonly isJson: boolean;
}

/** What was put into a folder is gone on with, or taken back. */
export interface ReturnArguments {
  readonly option: '--go-on' | '--undo';
  /** The folder that files were put into. */
  readonly folder: string;
  /** The storage that they were put into instead. */
  readonly to: StorageArguments | undefined;
  /** The folders that they came from. */
  readonly origins: readonly string[];
}

/** What says more about a storage. */
const STORAGE_OPTIONS: ReadonlySet<string> = new Set(['s3-endpoint', 'allow-http']);

/**
 * Reads the command line.
 *
 * @returns undefined if help was requested
 * @throws {UsageError}
 */
export function readArguments(
  argv: readonly string[],
): Arguments | RestoreArguments | FindArguments | ReturnArguments | undefined {
  const { values, positionals, given } = parse(argv);
  if (values.help) return undefined;
  const { restore, into } = values;
  for (const option of ['go-on', 'undo'] as const) {
    const folder = values[option];
    if (folder === undefined) continue;
    const to = isAddress(folder) ? storageOf(folder, values) : undefined;
    if (to && option === 'undo') throw new UsageError((t) => t('storage.noUndo'));
    const others = given.filter((name) => name !== option && !(to && STORAGE_OPTIONS.has(name)));
    if (others.length > 0) throw new UsageError((t) => t('into.alone', { option: `--${option}` }));
    return { option: `--${option}`, folder, to, origins: positionals };
  }
  if (restore !== undefined) {
    if (into === undefined) throw new UsageError((t) => t('restore.needsInto'));
    if (given.length > 2 || positionals.length > 0) {
      throw new UsageError((t) => t('restore.alone'));
    }
    return { restore, into };
  }
  if (values.find !== undefined) {
    if (given.some((name) => name !== 'find' && name !== 'json'))
      throw new UsageError((t) => t('finding.alone'));
    if (positionals.length === 0) throw new UsageError((t) => t('finding.needsSource'));
    return { find: values.find, sources: positionals, isJson: values.json };
  }
  assertIntoFits(given, into);
  assertToFits(given);
  assertDatesFit(given);
  if (positionals.length === 0) {
    throw new UsageError((t) => t('command-line.nothingNamed'));
  }
  const problem = patternProblem(values.pattern);
  if (problem) throw new UsageError((t) => `--pattern: ${patternProblemText(problem, t)}`);
  const misfit = schemeProblem(values.scheme);
  if (misfit) throw new UsageError((t) => `--scheme: ${schemeProblemText(misfit, t)}`);
  if (tokensOf(values.scheme).includes('person') && !values.people) {
    throw new UsageError((t) => t('command-line.personNeedsPeople'));
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
    groupsPeople: values.people,
    eventGapHours,
    language: languageOfCode(values.language),
    isEnglish: values['english-folders'],
    ignoresHints: values['no-hints'],
    unsureToUnsorted: values['unsure-to-unsorted'],
    ignoresQuality: values['no-look-again'],
    hasList: !values['no-list'],
    writesXmp: values.xmp,
    writesDates: values['write-dates'],
    carriesUnreadable: values['carry-unreadable'],
    ...(values.exclude || values.include
      ? { paths: { exclude: values.exclude ?? [], include: values.include ?? [] } }
      : {}),
    trashed: trashedOf(values.trashed),
    isResumed: values.resume,
    workers: values.workers === undefined ? undefined : workersOf(values.workers),
    hasFigures: values.figures,
    isJson: values.json,
    isDryRun: values['dry-run'],
    isVerbose: values.verbose,
  };
}

/** @throws {UsageError} */
function storageOf(
  address: string,
  values: { readonly 's3-endpoint'?: string | undefined; readonly 'allow-http': boolean },
): StorageArguments {
  if (!isAddress(address)) throw new UsageError((t) => t('storage.noAddress'));
  return { address, endpoint: values['s3-endpoint'], mayUseHttp: values['allow-http'] };
}

/** @throws {UsageError} */
function hoursOf(typed: string): number {
  const hours = Number(typed);
  const { least, most } = EVENT_GAP_RANGE;
  if (/^\d+(?:\.\d+)?$/.test(typed) && hours >= least && hours <= most) return hours;
  throw new UsageError((t) => `--event-gap: ${t('command-line.hoursOutOfRange', { least, most })}`);
}

/** @throws {UsageError} */
function trashedOf(typed: string | undefined): Arguments['trashed'] {
  if (typed === undefined || typed === 'keep' || typed === 'leave-out') return typed;
  throw new UsageError((t) => t('trash.either'));
}

/** @throws {UsageError} */
function workersOf(typed: string): number {
  const workers = Number(typed);
  if (/^\d+$/.test(typed) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new UsageError((t) => `--workers: ${t('resuming.workersOutOfRange', { most: MOST_WORKERS })}`);
}

/** Reports a usage error in one line; Node's own parser uses three. */
function parse(argv: readonly string[]) {
  const args = [...argv];
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const [typed = token.rawName] = (argv[token.index] ?? '').split('=');
    const option = Object.entries(OPTIONS).find(([name]) => name === token.name)?.[1];
    if (!option) throw new UsageError(unknown(typed));
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError((t) => t('command-line.noValue', { option: typed }));
    }
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (option.type === 'string' && isForgotten) {
      if (['into', 'go-on', 'undo'].includes(token.name)) {
        throw new UsageError((t) => t('into.needsFolder', { option: typed }));
      }
      if (token.name === 'to' || token.name === 's3-endpoint') {
        throw new UsageError((t) => t('storage.needsAddress', { option: typed }));
      }
      if (token.name === 'trashed') throw new UsageError((t) => t('trash.either'));
      if (token.name === 'find') throw new UsageError((t) => t('finding.needsSource'));
      if (token.name === 'language') languageOfCode('');
      if (token.name === 'exclude' || token.name === 'include') {
        throw new UsageError((t) => t('command-line.needsGlob', { option: typed }));
      }
      const key = token.name === 'pattern' ? 'command-line.needsPattern' : 'command-line.needsFile';
      throw new UsageError((t) => t(key, { option: typed }));
    }
  }
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  return { ...parseArgs({ args, options: OPTIONS, allowPositionals: true }), given };
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
  const own = given.find((name) => STORAGE_OPTIONS.has(name));
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

function unknown(option: string): Say {
  const nearest = nearestOption(option.replace(/^-+/, ''), Object.keys(OPTIONS));
  return (t) =>
    nearest
      ? t('command-line.unknownOptionMeant', { option, nearest })
      : t('command-line.unknownOption', { option });
}
