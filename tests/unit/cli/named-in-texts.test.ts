import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATTERN_EXAMPLES, patternProblemText } from '#core/naming/naming-pattern.ts';
import { tokensOf } from '#core/schemes/scheme.ts';
import { SCHEME_EXAMPLES, schemeProblemText } from '#core/schemes/scheme-problem-text.ts';
import { BATCH_OPTIONS } from '../../../cli/arguments/options-table.ts';
import { wordsFor } from '../../../cli/arguments/words.ts';
import { COMMANDS } from '../../../cli/commands/table.ts';

const MESSAGES = join(import.meta.dirname, '../../../shared/messages');
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja'];

function textsOf(language: string): readonly (readonly [key: string, text: string])[] {
  return readdirSync(join(MESSAGES, language)).flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(join(MESSAGES, language, file), 'utf8')) as Record<string, string>,
    ),
  );
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('name only options and commands that exist', () => {
    const options = new Set(COMMANDS.flatMap((command) => Object.keys(command.options)));
    const commands = new Set(COMMANDS.map(({ name }) => name));
    const unknown = textsOf(language).flatMap(([key, text]) =>
      [
        ...[...text.matchAll(/(?<![\w-])--([a-z][a-z-]+)/g)].filter(([, name = '']) => !options.has(name)),
        ...[...text.matchAll(/where-my-pix ([a-z]+)/g)].filter(([, name = '']) => !commands.has(name)),
      ].map(([found]) => `${key}: ${found}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['scheme', SCHEME_EXAMPLES, schemeProblemText],
    ['pattern', PATTERN_EXAMPLES, patternProblemText],
  ] as const)('list every token of a %s', async (option, examples, problemText) => {
    const t = await wordsFor({ LANG: language });
    const tokens = tokensOf(examples.join(''));
    expect(tokensOf(problemText({ kind: 'no-token' }, t))).toEqual(tokens);
    expect(BATCH_OPTIONS[option].help(t)).toContain(examples.join(', '));
  });
});

it.each([
  ['scheme', SCHEME_EXAMPLES],
  ['pattern', PATTERN_EXAMPLES],
])('the page about the command line lists every token of a %s', (_, examples) => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/command-line.md'), 'utf8');
  const listed = examples.map((example) => `\`${example}\``);
  expect(page).toContain(`${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`);
});
