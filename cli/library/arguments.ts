import { ARCHIVE_NAME } from '#core/limits.ts';
import type { Arguments } from '../arguments/argument-types.ts';
import { organizeArguments, type TypedOrganize } from '../arguments/arguments.ts';
import type { Option, Options } from '../arguments/option.ts';
import { BATCH_OPTIONS, DISK_OPTIONS } from '../arguments/options-table.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** What a person typed after `add` or `watch`. */
export interface LibraryArguments {
  readonly options: Arguments & { readonly into: NonNullable<Arguments['into']> };
  /** Whether the person chose the scheme, or the names, instead of the library's. */
  readonly hasScheme: boolean;
  readonly hasPattern: boolean;
  /** Whether the person chose the language of folders and names instead of the library's. */
  readonly hasLanguage: boolean;
}

const INTO = { ...DISK_OPTIONS.into, help: (t) => t('library.helpInto') } as const satisfies Option;
const { resume: _, detail: _detail, ...batch } = BATCH_OPTIONS;
const { 'dry-run': _dryRun, figures: _figures, json: _json, verbose: _verbose, ...watched } = batch;

/** The options of `add`. An interrupted run is always resumed, and the library's folders set the level of detail. */
export const ADD_OPTIONS = {
  into: INTO,
  move: DISK_OPTIONS.move,
  ...batch,
} as const satisfies Options;

/** The options that `watch` shares with `add`. */
export const WATCH_OPTIONS = {
  into: INTO,
  move: DISK_OPTIONS.move,
  ...watched,
} as const satisfies Options;

/** The values of the options that `add` and `watch` don't have. */
const NOT_THEIRS = {
  out: ARCHIVE_NAME,
  force: false,
  detail: 'fine',
  // A copy with another date would count as a new photo the next time.
  'write-dates': false,
  'allow-http': false,
  resume: true,
} as const;

/** The values of the options that `watch` doesn't have. */
export const NOT_WATCHED = { 'dry-run': false, figures: false, json: false, verbose: false } as const;

/**
 * Returns the arguments of a command that adds photos to a library.
 *
 * @throws {UsageError}
 */
export function libraryArguments(
  command: string,
  {
    values,
    positionals,
    given,
  }: Omit<TypedOrganize, 'values'> & {
    readonly values: Omit<TypedOrganize['values'], keyof typeof NOT_THEIRS>;
  },
): LibraryArguments {
  const options = organizeArguments({ values: { ...NOT_THEIRS, ...values }, positionals, given });
  const { into } = options;
  if (!into) throw new UsageError((t) => t('library.needsInto', { command }));
  return {
    options: { ...options, into },
    hasScheme: given.includes('scheme'),
    hasPattern: given.includes('pattern'),
    hasLanguage: given.includes('language') || given.includes('english-folders'),
  };
}
