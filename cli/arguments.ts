import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { DEFAULT_PATTERN, patternProblem, patternProblemText } from '#core/naming-pattern.ts';
import { nearestOption } from './nearest-option.ts';
import { t } from './words.ts';
import { UsageError } from './usage-error.ts';

export interface Arguments {
  /** Folders and files, as typed. */
  readonly inputs: readonly string[];
  readonly out: string;
  /** Whether a file that is there already may be replaced by the ZIP. */
  readonly mayReplace: boolean;
  readonly pattern: string;
  readonly rulesFile: string | undefined;
  /** Whether what people said of the photos before (file names, folders, captions) is left aside. */
  readonly ignoresHints: boolean;
  /** Whether photos whose folder is more likely wrong than right go to Unsorted. */
  readonly unsureToUnsorted: boolean;
  readonly isJson: boolean;
  readonly isDryRun: boolean;
  /** Whether it is told of each photo where it went. */
  readonly isVerbose: boolean;
}

const OPTIONS = {
  out: { type: 'string', default: ARCHIVE_NAME },
  force: { type: 'boolean', default: false },
  pattern: { type: 'string', default: DEFAULT_PATTERN },
  rules: { type: 'string' },
  'no-hints': { type: 'boolean', default: false },
  'unsure-to-unsorted': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

export const USAGE = `Usage: npm run organize -- <folders, photos or ZIPs…> [options]

Looks at every photo, sorts them into folders by what they show, names each one,
and writes them all, byte for byte, into one ZIP. The originals stay as they are.

  --out <file>         where the ZIP goes                     (${ARCHIVE_NAME})
  --force              replace the file that has this name already
  --pattern <pattern>  how photos are named: {name}, {original}, {category},
                       {date:YYYY-MM-DD}, {n:3}               (${DEFAULT_PATTERN})
                       Without a date in the photo, {date} is its file's.
  --rules <file>       organizing rules as JSON, tried before our own:
                       { "rules": [{ "has": ["cake"], "category": "Parties" }] }
  --no-hints           name and sort by what is seen alone, and not by file names,
                       folders and captions that say something too
  --unsure-to-unsorted photos whose folder is more likely wrong than right go to
                       Unsorted, unless your rules or your words decide
  --json               one line of JSON per photo instead of the table
  --dry-run            say of each photo where it would go, write nothing
  --verbose            say of each photo where it went
  --help               this text

Ends with 0 when all photos were placed, 1 when some were not or the ZIP is not at
--out, 2 on wrong usage.
`;

/**
 * Reads the command line.
 *
 * @returns nothing where help was asked for
 * @throws {UsageError}
 */
export function readArguments(argv: readonly string[]): Arguments | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  if (positionals.length === 0) {
    throw new UsageError('Name a folder, photos or a ZIP: npm run organize -- <folder>. --help says it all.');
  }
  const problem = patternProblem(values.pattern);
  if (problem) throw new UsageError(`--pattern: ${patternProblemText(problem, t)}`);
  return {
    inputs: positionals,
    out: values.out,
    mayReplace: values.force,
    pattern: values.pattern,
    rulesFile: values.rules,
    ignoresHints: values['no-hints'],
    unsureToUnsorted: values['unsure-to-unsorted'],
    isJson: values.json,
    isDryRun: values['dry-run'],
    isVerbose: values.verbose,
  };
}

/** Says in one line what is wrong, where Node's own parser takes three. */
function parse(argv: readonly string[]) {
  const args = [...argv];
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const [typed = token.rawName] = (argv[token.index] ?? '').split('=');
    const option = Object.entries(OPTIONS).find(([name]) => name === token.name)?.[1];
    if (!option) throw new UsageError(`${typed} is no option.${meant(typed)} --help has them all.`);
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`${typed} takes no value.`);
    }
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (option.type === 'string' && isForgotten) {
      throw new UsageError(
        `${typed} needs a value: ${typed} <${token.name === 'pattern' ? 'pattern' : 'file'}>.`,
      );
    }
  }
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

function meant(typed: string): string {
  const nearest = nearestOption(typed.replace(/^-+/, ''), Object.keys(OPTIONS));
  return nearest ? ` Did you mean --${nearest}?` : '';
}
