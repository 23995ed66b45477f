import { parseArgs } from 'node:util';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { DEFAULT_PATTERN, patternProblem, patternProblemText } from '#core/naming-pattern.ts';

export interface Arguments {
  /** Folders and files, as typed. */
  readonly inputs: readonly string[];
  readonly out: string;
  readonly pattern: string;
  readonly rulesFile: string | undefined;
  readonly isJson: boolean;
  readonly isDryRun: boolean;
}

export const USAGE = `Usage: npm run organize -- <folder or files…> [options]

Looks at every photo, sorts them into folders by what they show, names each one,
and writes them all, byte for byte, into one ZIP. The originals stay as they are.

  --out <file>         where the ZIP goes                     (${ARCHIVE_NAME})
  --pattern <pattern>  how photos are named: {name}, {original}, {category},
                       {date:YYYY-MM-DD}, {n:3}               (${DEFAULT_PATTERN})
                       Without a date in the photo, {date} is its file's.
  --rules <file>       organizing rules as JSON, tried before our own:
                       { "rules": [{ "has": ["cake"], "category": "Parties" }] }
  --json               one line of JSON per photo instead of the table
  --dry-run            say what would go where, write nothing
  --help               this text

Ends with 0 when all photos were placed, 1 when some were not, 2 on wrong usage.
`;

/** The arguments were not understood; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the command line.
 *
 * @returns nothing where help was asked for
 * @throws {UsageError}
 */
export function readArguments(argv: readonly string[]): Arguments | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  if (positionals.length === 0) throw new UsageError('Name a folder, or photos.');
  const problem = patternProblem(values.pattern);
  if (problem) throw new UsageError(`--pattern: ${patternProblemText(problem)}`);
  return {
    inputs: positionals,
    out: values.out,
    pattern: values.pattern,
    rulesFile: values.rules,
    isJson: values.json,
    isDryRun: values['dry-run'],
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        out: { type: 'string', default: ARCHIVE_NAME },
        pattern: { type: 'string', default: DEFAULT_PATTERN },
        rules: { type: 'string' },
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
