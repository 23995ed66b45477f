import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../cli/arguments/arguments.ts';
import { usageText } from '../../../cli/arguments/usage-text.ts';
import { UsageError } from '../../../cli/arguments/usage-error.ts';
import { ENGLISH, wordsFor } from '../../../cli/arguments/words.ts';

describe('wordsFor', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'Dort gibt es keine Fotos.'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR' }, 'Il n’y a pas de photos à cet endroit.'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'ja_JP.UTF-8' }, 'そこに写真はありません。'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'There are no photos there.'],
    [{ LANG: 'pt_BR.UTF-8' }, 'There are no photos there.'],
    [{}, 'There are no photos there.'],
  ])('of %j speaks as the environment asks', async (environment, text) => {
    expect((await wordsFor(environment))('command-line.nothingThere')).toBe(text);
  });
});

it('a wrong option is told in the reader’s language', async () => {
  const t = await wordsFor({ LANG: 'es_ES.UTF-8' });
  const said = (() => {
    try {
      readArguments(['--jsn', '.']);
    } catch (error) {
      return error instanceof UsageError ? error.say(t) : '';
    }
    return '';
  })();
  expect(said).toBe('--jsn no es una opción. ¿Querías decir --json? --help las muestra todas.');
});

describe('usageText', () => {
  it('names every option, each at the head of its own line', () => {
    const options = usageText(ENGLISH).matchAll(/^ {2}--([a-z0-9-]+)/gm);
    expect(Array.from(options, ([, option]) => option)).toEqual([
      'out',
      'force',
      'into',
      'move',
      'to',
      's3-endpoint',
      'allow-http',
      'go-on',
      'undo',
      'pattern',
      'rules',
      'scheme',
      'event-gap',
      'language',
      'english-folders',
      'no-hints',
      'unsure-to-unsorted',
      'no-look-again',
      'no-list',
      'xmp',
      'write-dates',
      'carry-unreadable',
      'exclude',
      'include',
      'trashed',
      'resume',
      'workers',
      'figures',
      'json',
      'dry-run',
      'verbose',
      'restore',
      'find',
      'help',
      'once',
      'notify',
    ]);
  });

  it.each(['en_GB', 'de_DE', 'es_ES', 'fr_FR'])('fits a terminal in %s', async (LANG) => {
    const lines = usageText(await wordsFor({ LANG })).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });
});
