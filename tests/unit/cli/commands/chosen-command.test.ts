import { describe, expect, it } from 'vitest';
import { chosenCommand } from '../../../../cli/commands/chosen-command.ts';
import { commandOf, COMMANDS } from '../../../../cli/commands/table.ts';

const chosen = (...argv: string[]) => {
  const found = chosenCommand(argv);
  if (found.kind === 'version') return found.kind;
  return { kind: found.kind, name: found.command?.name, ...('rest' in found ? { rest: found.rest } : {}) };
};

describe('the first word of a command line', () => {
  it('names a command', () => {
    expect(chosen('find', 'a dog', 'a.zip')).toEqual({ kind: 'run', name: 'find', rest: ['a dog', 'a.zip'] });
  });

  it.each([[['~/Pictures']], [['--find', 'dog', 'a.zip']], [['./find']], [[]]])(
    'organizes if it isn’t a command: %j',
    (argv: string[]) => {
      expect(chosen(...argv)).toEqual({ kind: 'run', name: 'organize', rest: argv });
    },
  );

  it('asks for the version or for help', () => {
    expect(chosen('--version')).toBe('version');
    expect(chosen('help')).toEqual({ kind: 'help', name: undefined });
    expect(chosen('help', 'undo')).toEqual({ kind: 'help', name: 'undo' });
  });

  it('is refused if it resembles a command and no file has its name', () => {
    expect(() => chosen('fnd', 'a dog')).toThrow('Did you mean the command find?');
    expect(() => chosen('Restor')).toThrow('Did you mean the command restore?');
    expect(chosen('docs')).toMatchObject({ name: 'organize' });
    expect(chosen('beach')).toMatchObject({ name: 'organize' });
  });

  it('is refused after help if unknown, with a list of commands', () => {
    expect(() => chosen('help', 'dance')).toThrow(
      /^Unknown command dance\. Expected one of organize, add, watch, send/,
    );
  });
});

describe('a command', () => {
  it.each([
    ['find', ['dog'], 'Expected: where-my-pix find <words> <ZIPs or folders…>'],
    ['find', ['dog', 'a.zip', '--out', 'b.zip'], 'Unknown option --out.'],
    ['find', ['dog', 'a.zip', '--jsn'], 'Unknown option --jsn. Did you mean --json?'],
    ['restore', ['--into', 'back'], 'Expected: where-my-pix restore <ZIP or folder> --into <folder>'],
    ['restore', ['a.zip'], 'a folder to restore to'],
    ['undo', [], 'Expected: where-my-pix undo <folder>'],
    ['undo', ['s3://photos/there'], 'Only a run into a folder on this computer can be undone.'],
    ['resume', [], 'Expected: where-my-pix resume'],
    ['resume', ['there', '--allow-http'], '--allow-http'],
    ['send', ['photos'], 'Expected: where-my-pix send'],
    ['send', ['s3://photos/there'], 'Expected: where-my-pix send'],
    ['send', ['photos', 's3://a/b', 's3://c/d'], 'Expected: where-my-pix send'],
    ['send', ['photos', 's3://a/b', '--scheme', '{years}'], 'Unknown field {years}.'],
    ['serve', ['--port', '70000'], '--port: give a port from 0 to 65535.'],
    ['serve', ['--port'], '--port: give a port from 0 to 65535.'],
    ['serve', ['photos'], 'Expected: where-my-pix serve'],
    ['completions', ['tcsh'], 'Name a shell: bash, zsh, fish.'],
  ])('%s explains what is wrong with %j', (name, argv: string[], text) => {
    expect(() => commandOf(name)?.read(argv)).toThrow(text);
  });

  it('has a unique name in lowercase letters', () => {
    const names = COMMANDS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+$/);
  });
});
