import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../../cli/arguments/options-table.ts';
import { parseOptions } from '../../../cli/arguments/parse-options.ts';
import { commandText, overviewText } from '../../../cli/arguments/usage-text.ts';
import { UsageError } from '../../../cli/arguments/usage-error.ts';
import { type CommandWords, ENGLISH, wordsFor } from '../../../cli/arguments/words.ts';
import { organizeCommand } from '../../../cli/commands/organize.ts';
import { COMMANDS } from '../../../cli/commands/table.ts';
import { COLORED, PLAIN } from '../../../cli/terminal/styles.ts';
import { columnsOf } from '../../../cli/terminal/wrapped.ts';

describe('wordsFor', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'Keine Fotos gefunden.'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR' }, 'Aucune photo trouvée.'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'ja_JP.UTF-8' }, '写真が見つかりません。'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'No photos found.'],
    [{ LANG: 'pt_BR.UTF-8' }, 'No photos found.'],
    [{}, 'No photos found.'],
  ])('follows the environment for %j', async (environment, text) => {
    expect((await wordsFor(environment))('command-line.nothingThere')).toBe(text);
  });
});

it('a wrong option is reported in the reader’s language', async () => {
  const t = await wordsFor({ LANG: 'es_ES.UTF-8' });
  const said = (() => {
    try {
      parseOptions(['--jsn', '.'], OPTIONS);
    } catch (error) {
      return error instanceof UsageError ? error.say(t) : '';
    }
    return '';
  })();
  expect(said).toBe('Opción desconocida --jsn. ¿Querías decir --json? Consulta --help.');
});

const overview = (t: CommandWords) => overviewText(COMMANDS, organizeCommand, t, PLAIN);

describe('the help', () => {
  it('lists the commands, and starts a line with each option', () => {
    const text = overview(ENGLISH);
    for (const { name } of COMMANDS) expect(text).toMatch(new RegExp(`^ {2}${name} +[a-z]`, 'm'));
    const listed = Array.from(text.matchAll(/^ {2}--([a-z0-9-]+)/gm), ([, option]) => option);
    expect(listed).toHaveLength(Object.keys(OPTIONS).length + 1);
    expect(new Set(listed)).toEqual(new Set([...Object.keys(OPTIONS), 'version']));
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'for %s has its options and a valid example',
    (name, command) => {
      const text = commandText(command, ENGLISH, PLAIN);
      expect(text).toContain(`Usage: where-my-pix ${name}`);
      expect(text).toContain('\nExamples\n  where-my-pix ');
      for (const example of command.examples) {
        const words = Array.from(
          example.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
          ([, a, b, c]) => a ?? b ?? c ?? '',
        );
        const [, ...rest] = words[0] === name ? words : ['', ...words];
        const end = rest.indexOf('>');
        expect(command.read(end < 0 ? rest : rest.slice(0, end))).toBeTypeOf('function');
      }
      expect(command.read(['--help'])).toBeUndefined();
    },
  );

  it.each(['en_GB', 'de_DE', 'es_ES', 'fr_FR', 'ja_JP'])('has 80 columns in %s', async (LANG) => {
    const t = await wordsFor({ LANG });
    const texts = [overview(t), ...COMMANDS.map((command) => commandText(command, t, PLAIN))];
    const lines = texts.flatMap((text) => text.split('\n'));
    expect(lines.filter((line) => columnsOf(line) > 80)).toEqual([]);
  });

  it('is styled only on request', () => {
    expect(overviewText(COMMANDS, organizeCommand, ENGLISH, COLORED)).toContain(
      '\u001b[1mCommands\u001b[22m',
    );
    expect(overview(ENGLISH)).not.toContain('\u001b');
  });
});
