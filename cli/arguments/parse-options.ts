import { parseArgs } from 'node:util';
import { nearestOption } from './nearest-option.ts';
import type { Options } from './option.ts';
import { UsageError } from './usage-error.ts';
import type { Say } from './words.ts';

/** The parsed arguments of a command. */
export interface Typed<O extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];
  /** The operands, in order. */
  readonly positionals: readonly string[];
  /** The names of the typed options, without dashes. */
  readonly given: readonly string[];
}

/**
 * Parses the arguments of a command, and reports errors in one line; Node's own parser uses three.
 *
 * @throws {UsageError} for an unknown option, a missing value, and a value where none is accepted
 */
export function parseOptions<O extends Options>(argv: readonly string[], options: O): Typed<O> {
  const args = [...argv];
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const [typed = token.rawName] = (argv[token.index] ?? '').split('=');
    const option = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!option) throw new UsageError(unknown(typed, options));
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError((t) => t('command-line.noValue', { option: typed }));
    }
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (option.type === 'string' && isForgotten) {
      throw new UsageError(
        (t) => option.missing?.(typed, t) ?? t('command-line.needsFile', { option: typed }),
      );
    }
  }
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { values, positionals, given };
}

function unknown(option: string, options: Options): Say {
  const nearest = nearestOption(option.replace(/^-+/, ''), Object.keys(options));
  return (t) =>
    nearest
      ? t('command-line.unknownOptionMeant', { option, nearest })
      : t('command-line.unknownOption', { option });
}
