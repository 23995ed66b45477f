import type { Completed } from '../arguments/option.ts';
import type { CompletedCommand, CompletedOption } from './completed-commands.ts';

/** Returns the completions for fish. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  const atFirst = `not __fish_seen_subcommand_from ${names.join(' ')}`;
  return [
    '# where-my-pix completions for fish',
    ...commands.map(({ name, summary }) => line(atFirst, `-a ${name}`, summary)),
    ...commands.flatMap((command, at) => commandLines(command, at === 0 ? atFirst : undefined)),
    '',
  ].join('\n');
}

/** The lines of a command; the default one's options also complete without a command. */
function commandLines({ name, options, operands }: CompletedCommand, atFirst: string | undefined): string[] {
  const seen = `__fish_seen_subcommand_from ${name}`;
  const condition = atFirst ? `${seen}; or ${atFirst}` : seen;
  const own =
    operands === 'file'
      ? []
      : [
          operands === 'folder'
            ? line(seen, "-f -a '(__fish_complete_directories)'")
            : line(seen, `-f -a '${operands.join(' ')}'`),
        ];
  return [...own, ...options.map((option) => optionLine(condition, option))];
}

function optionLine(condition: string, { name, help, values }: CompletedOption): string {
  const value = values === undefined ? '' : ` ${valueOf(values)}`;
  return line(condition, `-l ${name}${value}`, help);
}

function valueOf(values: Completed): string {
  if (values === 'file') return '-r -F';
  if (values === 'folder') return "-x -a '(__fish_complete_directories)'";
  // Fish expands braces in the list.
  return values.length > 0 ? `-x -a '${values.join(' ').replaceAll(/[{}]/g, '\\$&')}'` : '-x';
}

function line(condition: string, what: string, description?: string): string {
  const described = description === undefined ? '' : ` -d ${quoted(description)}`;
  return `complete -c where-my-pix -n ${quoted(condition)} ${what}${described}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
