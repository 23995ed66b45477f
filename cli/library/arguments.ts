import { parseArgs } from 'node:util';
import { type Arguments, readArguments } from '../arguments/arguments.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** What a person typed behind `add` or `watch`. */
export interface LibraryArguments {
  readonly command: 'add' | 'watch';
  readonly options: Arguments & { readonly into: NonNullable<Arguments['into']> };
  /** Whether a person named the scheme, or the names, instead of the library. */
  readonly hasScheme: boolean;
  readonly hasPattern: boolean;
  /** Whether the language of folders and names is chosen, and not that of the library. */
  readonly hasLanguage: boolean;
  /** For `watch`: whether to add what is there, and end. */
  readonly isOnce: boolean;
  /** For `watch`: whether to show a notification for each batch. */
  readonly notifies: boolean;
}

/** Options that have no meaning where photos are added to a library. */
const FOREIGN = ['out', 'force', 'to', 's3-endpoint', 'allow-http', 'go-on', 'undo', 'restore', 'find'];
/** Options that only a run with an end can follow. */
const NOT_WATCHED = ['dry-run', 'figures'];
const OWN = { once: { type: 'boolean' }, notify: { type: 'boolean' } } as const;

/**
 * Reads the arguments of the commands `add` and `watch`.
 *
 * @returns undefined if they are not the first word, or help is asked for
 * @throws {UsageError}
 */
export function readLibraryArguments(argv: readonly string[]): LibraryArguments | undefined {
  const [command, ...typed] = argv;
  if ((command !== 'add' && command !== 'watch') || typed.some((one) => one === '--help' || one === '-h')) {
    return undefined;
  }
  const { tokens } = parseArgs({ args: typed, options: OWN, strict: false, tokens: true });
  const given = new Set(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
  for (const name of Object.keys(OWN)) {
    if (command === 'add' && given.has(name))
      throw new UsageError((t) => t('library.onlyWatch', { option: `--${name}` }));
  }
  const foreign = [...FOREIGN, ...(command === 'watch' ? NOT_WATCHED : [])].find((name) => given.has(name));
  if (foreign !== undefined) {
    throw new UsageError((t) => t('library.notWith', { command, option: `--${foreign}` }));
  }
  const others = typed.filter((one) => !Object.keys(OWN).some((name) => one === `--${name}`));
  const options = readArguments(others);
  if (!options || !('inputs' in options) || !options.into) {
    throw new UsageError((t) => t('library.needsInto', { command }));
  }
  return {
    command,
    options: { ...options, into: options.into, isResumed: true },
    hasScheme: given.has('scheme'),
    hasPattern: given.has('pattern'),
    hasLanguage: given.has('language') || given.has('english-folders'),
    isOnce: given.has('once'),
    notifies: given.has('notify'),
  };
}
