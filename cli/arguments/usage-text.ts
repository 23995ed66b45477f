import type { PlainKey } from '#messages/translate.ts';
import type { Command } from '../commands/command.ts';
import type { Styles } from '../terminal/styles.ts';
import { columnsOf, flat, wrapped } from '../terminal/wrapped.ts';
import { type Group, GROUPS, type Options, type ValueKind } from './option.ts';
import type { CommandWords } from './words.ts';

/** The width of the help: a plain terminal's. */
const COLUMNS = 80;
/** The column where the descriptions of options and commands begin. */
const HELP_COLUMN = 24;

const PROGRAM = 'where-my-pix';
const VERSION = '--version';

const TITLES: Readonly<Record<Group, PlainKey<'commands'>>> = {
  output: 'commands.groupOutput',
  folders: 'commands.groupFolders',
  choice: 'commands.groupChoice',
  engine: 'commands.groupEngine',
  storage: 'commands.groupStorage',
  report: 'commands.groupReport',
  server: 'commands.groupServer',
  program: 'commands.groupProgram',
};

/** Returns the program's help: its commands, and the options of the default command. */
export function overviewText(
  commands: readonly Command[],
  byDefault: Command,
  t: CommandWords,
  styles: Styles,
): string {
  const first = t('commands.usage', {
    rest: `${PROGRAM} ${byDefault.operands(t)} [${t('commands.options')}]`,
  });
  const second = `${PROGRAM} <${t('commands.command')}> [${t('commands.options')}]`;
  const rows = [
    ...commands.map((command) => row(command.name, command.summary(t))),
    row('help', t('commands.help')),
  ];
  return joined([
    `${first}\n${' '.repeat(columnsOf(first.slice(0, first.indexOf(PROGRAM))))}${second}`,
    paragraph(t('command-line.what')),
    section(t('commands.commandsTitle'), rows, styles),
    paragraph(t('commands.more', { help: `${PROGRAM} help <${t('commands.command')}>` })),
    ...optionSections(byDefault.options, t, styles, VERSION),
    section(t('commands.examplesTitle'), commands.map(firstExample), styles),
    paragraph(t('command-line.exit')),
  ]);
}

/** Returns the help of a command. */
export function commandText(command: Command, t: CommandWords, styles: Styles): string {
  const { name, operands, summary, options } = command;
  const rest = [PROGRAM, name, operands(t), `[${t('commands.options')}]`].filter((part) => part !== '');
  return joined([
    paragraph(t('commands.usage', { rest: rest.join(' ') })),
    paragraph(sentence(summary(t))),
    ...optionSections(options, t, styles),
    section(t('commands.examplesTitle'), examplesOf(command), styles),
  ]);
}

const VALUES = {
  choice: 'commands.valueChoice',
  code: 'commands.valueCode',
  url: 'commands.valueUrl',
  file: 'commands.valueFile',
  folder: 'commands.valueFolder',
  scheme: 'commands.valueScheme',
  level: 'commands.valueLevel',
  pattern: 'commands.valuePattern',
  hours: 'commands.valueHours',
  glob: 'commands.valueGlob',
  number: 'commands.valueNumber',
  address: 'commands.valueAddress',
} as const satisfies Record<ValueKind, string>;

function optionSections(options: Options, t: CommandWords, styles: Styles, version?: string): string[] {
  return GROUPS.flatMap((group) => {
    const rows = Object.entries(options)
      .filter(([, option]) => option.group === group)
      .map(([name, { value, help }]) => row(`--${name}${value ? ` <${t(VALUES[value])}>` : ''}`, help(t)));
    if (group === 'program' && version) rows.push(row(version, t('commands.helpVersion')));
    return rows.length === 0 ? [] : section(t(TITLES[group]), rows, styles);
  });
}

function examplesOf({ examples }: Command): string[] {
  return examples.map((example) => `  ${PROGRAM} ${example}`);
}

function firstExample(command: Command): string {
  return examplesOf(command)[0] ?? '';
}

/** A term, and its meaning in the second column. */
function row(term: string, meaning: string): string {
  const lines = wrapped(flat(meaning), COLUMNS - HELP_COLUMN);
  const head = `  ${term}`;
  const width = columnsOf(head);
  const isLong = width >= HELP_COLUMN;
  const [first = '', ...others] = isLong ? ['', ...lines] : lines;
  const indented = others.map((line) => ' '.repeat(HELP_COLUMN) + line);
  return [`${head}${' '.repeat(Math.max(0, HELP_COLUMN - width))}${first}`.trimEnd(), ...indented].join('\n');
}

function section(title: string, rows: readonly string[], { bold }: Styles): string {
  return [bold(title), ...rows].join('\n');
}

function paragraph(text: string): string {
  return wrapped(flat(text), COLUMNS).join('\n');
}

/** A summary as a sentence of its own. */
function sentence(summary: string): string {
  const end = /[\u3000-\u9fff]/u.test(summary) ? '。' : '.';
  return `${summary.slice(0, 1).toLocaleUpperCase()}${summary.slice(1)}${end}`;
}

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
