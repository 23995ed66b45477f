import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '#core/schemes/scheme.ts';
import { schemeProblemText } from '#core/schemes/scheme-problem-text.ts';
import { SCHEME_TOKENS } from '#core/schemes/scheme-tokens.ts';
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

  it('list every token of a scheme', async () => {
    const t = await wordsFor({ LANG: language });
    const tokens = Object.keys(SCHEME_TOKENS);
    expect(tokensOf(schemeProblemText({ kind: 'no-token' }, t))).toEqual(tokens);
    expect(tokensOf(BATCH_OPTIONS.scheme.help(t)).slice(0, tokens.length)).toEqual(tokens);
  });
});

it('the page about the command line names every token of a scheme', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/command-line.md'), 'utf8');
  expect(tokensOf(page)).toEqual(expect.arrayContaining(Object.keys(SCHEME_TOKENS)));
});
