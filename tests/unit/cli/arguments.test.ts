import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../cli/arguments.ts';

describe('readArguments', () => {
  it('needs only something to organize', () => {
    expect(readArguments(['photos'])).toEqual({
      inputs: ['photos'],
      out: 'organized_photos.zip',
      mayReplace: false,
      pattern: '{name}',
      rulesFile: undefined,
      isJson: false,
      isDryRun: false,
    });
  });

  it('reads every option, in any order', () => {
    const argv = [
      '--json',
      'a',
      '--out',
      'x.zip',
      '--force',
      '--pattern',
      '{n:3}',
      'b',
      '--rules',
      'r.json',
      '--dry-run',
    ];
    expect(readArguments(argv)).toEqual({
      inputs: ['a', 'b'],
      out: 'x.zip',
      mayReplace: true,
      pattern: '{n:3}',
      rulesFile: 'r.json',
      isJson: true,
      isDryRun: true,
    });
  });

  it('gives nothing where help is asked for', () => {
    expect(readArguments(['--help'])).toBeUndefined();
  });

  it('says in words what is wrong with a pattern', () => {
    expect(() => readArguments(['photos', '--pattern', '{nam}'])).toThrow('--pattern: There is no {nam}.');
  });

  it.each([[[]], [['photos', '--no-such']], [['photos', '--pattern', '{nam}']], [['photos', '--out']]])(
    'refuses %j',
    (argv: string[]) => {
      expect(() => readArguments(argv)).toThrow(expect.objectContaining({ name: 'UsageError' }));
    },
  );
});
