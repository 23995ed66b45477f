import type { CommandWords, Say } from './words.ts';

/** The groups of the help, in its order. */
export const GROUPS = [
  'output',
  'folders',
  'choice',
  'engine',
  'storage',
  'report',
  'server',
  'program',
] as const;

export type Group = (typeof GROUPS)[number];

/** What the value of an option is; the help names it in the reader's language: `<file>`. */
export type ValueKind =
  | 'choice'
  | 'code'
  | 'url'
  | 'file'
  | 'folder'
  | 'scheme'
  | 'level'
  | 'pattern'
  | 'hours'
  | 'glob'
  | 'number'
  | 'address';

/** What shells suggest for a value or an operand. */
export type Completed = 'file' | 'folder' | readonly string[];

/** An option of a command. Node's parser takes the first four fields. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  readonly default?: string | boolean;
  readonly group: Group;
  readonly help: Say;
  readonly value?: ValueKind;
  readonly completed?: Completed;
  /** The error if the value is missing, with the option as typed; a sentence that asks for a file by default. */
  readonly missing?: (typed: string, t: CommandWords) => string;
}

/** The options of a command, by their names without dashes. */
export type Options = Readonly<Record<string, Option>>;
