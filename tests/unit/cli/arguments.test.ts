import { describe, expect, it } from 'vitest';
import { organizeArguments } from '../../../cli/arguments/arguments.ts';
import { OPTIONS } from '../../../cli/arguments/options-table.ts';
import { parseOptions } from '../../../cli/arguments/parse-options.ts';

/** Reads what is typed for `organize`. */
const readArguments = (argv: readonly string[]) => organizeArguments(parseOptions(argv, OPTIONS));

describe('the arguments of organize', () => {
  it('needs only something to organize', () => {
    expect(readArguments(['photos'])).toEqual({
      inputs: ['photos'],
      out: 'organized_photos.zip',
      mayReplace: false,
      pattern: '{name}',
      rulesFile: undefined,
      scheme: '{category}',
      detail: 'fine',
      groupsPeople: false,
      remembersPeople: false,
      eventGapHours: 6,
      language: undefined,
      isEnglish: false,
      ignoresHints: false,
      unsureToUnsorted: false,
      ignoresQuality: false,
      hasList: true,
      writesXmp: false,
      takesFilms: true,
      writesDates: false,
      carriesUnreadable: false,
      trashed: undefined,
      messages: undefined,
      isResumed: false,
      workers: undefined,
      hasFigures: false,
      isJson: false,
      isDryRun: false,
      isVerbose: false,
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
      '--detail',
      'balanced',
      '--scheme',
      '{date:YYYY}/{event}',
      '--event-gap',
      '2.5',
      '--language',
      'fr',
      '--english-folders',
      '--no-hints',
      '--unsure-to-unsorted',
      '--no-look-again',
      '--no-list',
      '--xmp',
      '--trashed',
      'leave-out',
      '--resume',
      '--workers',
      '3',
      '--figures',
      '--dry-run',
      '--verbose',
    ];
    expect(readArguments(argv)).toEqual({
      inputs: ['a', 'b'],
      out: 'x.zip',
      mayReplace: true,
      pattern: '{n:3}',
      rulesFile: 'r.json',
      scheme: '{date:YYYY}/{event}',
      detail: 'balanced',
      groupsPeople: false,
      remembersPeople: false,
      eventGapHours: 2.5,
      language: 'fr',
      isEnglish: true,
      ignoresHints: true,
      unsureToUnsorted: true,
      ignoresQuality: true,
      hasList: false,
      writesXmp: true,
      takesFilms: true,
      writesDates: false,
      carriesUnreadable: false,
      trashed: 'leave-out',
      messages: undefined,
      isResumed: true,
      workers: 3,
      hasFigures: true,
      isJson: true,
      isDryRun: true,
      isVerbose: true,
    });
  });

  it('groups people if they are to be remembered, which needs a folder', () => {
    const argv = ['a', '--remember-people', '--scheme', '{person}'];
    expect(readArguments([...argv, '--into', 'b'])).toMatchObject({
      groupsPeople: true,
      remembersPeople: true,
    });
    expect(() => readArguments(argv)).toThrow('--remember-people needs --into <folder>.');
    expect(readArguments(['a', '--people', '--into', 'b'])).toMatchObject({ remembersPeople: false });
  });

  it('reads the target folder, and --move', () => {
    expect(readArguments(['photos', '--into', 'there'])).toMatchObject({
      into: { folder: 'there', isMoved: false },
    });
    expect(readArguments(['--move', '--into=there', 'photos'])).toMatchObject({
      inputs: ['photos'],
      into: { folder: 'there', isMoved: true },
    });
  });

  it.each([
    [['photos', '--move'], '--move requires --into <folder>.'],
    [['photos', '--into', 'there', '--out', 'a.zip'], '--out can’t be used with --into, which makes no ZIP.'],
    [['photos', '--into', 'there', '--force'], '--force can’t be used with --into, which makes no ZIP.'],
    [['photos', '--into', '--json'], '--into needs a folder: --into <folder>.'],
  ])('refuses to write into a folder with %j', (argv, text) => {
    expect(() => readArguments(argv)).toThrow(text);
  });

  it('reads that dates are written into copies', () => {
    expect(readArguments(['photos', '--write-dates'])).toMatchObject({ writesDates: true });
    expect(readArguments(['photos', '--write-dates', '--into', 'there'])).toMatchObject({
      writesDates: true,
    });
  });

  it.each([
    [['photos', '--into', 'there', '--move', '--write-dates'], '--move can’t be used with --write-dates'],
    [
      ['photos', '--to', 'https://nas.example/photos', '--write-dates'],
      '--to can’t be used with --write-dates',
    ],
  ])('refuses to write dates without copies on this computer: %j', (argv, text) => {
    expect(() => readArguments(argv)).toThrow(text);
  });

  it('explains what is wrong with a scheme', () => {
    expect(() => readArguments(['photos', '--scheme', '{years}'])).toThrow(
      '--scheme: Unknown field {years}. Use at least one of {category}, {topic}, {date}, ',
    );
    expect(() => readArguments(['photos', '--detail', 'some'])).toThrow(
      '--detail is fine, balanced or wide.',
    );
    expect(() => readArguments(['photos', '--scheme', 'Holidays'])).toThrow('--scheme: Use at least one of');
  });

  it.each(['0', '73', '-1', 'six', '1e1', ''])('rejects an event gap of "%s" hours', (hours) => {
    expect(() => readArguments(['photos', `--event-gap=${hours}`])).toThrow('from 1 to 72');
  });

  it('explains what is wrong with a pattern', () => {
    expect(() => readArguments(['photos', '--pattern', '{nam}'])).toThrow(
      '--pattern: Unknown field {nam}. Use at least one of {name}, {original}, {category}, {date}, {place} or {n}.',
    );
  });

  it.each([
    [['photos', '--out'], '--out needs a value: --out <file>.'],
    [['photos', '--out', '--json'], '--out needs a value: --out <file>.'],
    [['photos', '--json=yes'], '--json takes no value.'],
    [['photos', '-q'], 'Unknown option -q. See --help.'],
  ])('explains in a sentence what is wrong with %j', (argv: string[], sentence) => {
    expect(() => readArguments(argv)).toThrow(sentence);
  });

  it('treats what follows two dashes as names', () => {
    expect(readArguments(['--', '--json'])).toMatchObject({ inputs: ['--json'], isJson: false });
  });

  it.each([[[]], [['photos', '--no-such']], [['photos', '--pattern', '{nam}']], [['photos', '--out']]])(
    'refuses %j',
    (argv: string[]) => {
      expect(() => readArguments(argv)).toThrow(expect.objectContaining({ name: 'UsageError' }));
    },
  );
});
