import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEME_EXAMPLES } from '#core/schemes/scheme-problem-text.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';
import { COMMANDS } from '../../../../cli/commands/table.ts';
import { completionScript } from '../../../../cli/completions/completion-script.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'completions-'));
  mkdirSync(join(folder, 'my photos'));
  writeFileSync(join(folder, 'my list.zip'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bash's suggestions for the last of these words. */
function proposed(...words: string[]): string[] {
  const script = `${completionScript('bash', COMMANDS, ENGLISH)}
COMP_WORDS=(where-my-pix "$@")
COMP_CWORD=$#
_where_my_pix
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const output = execFileSync('bash', ['--norc', '-c', script, 'bash', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return output.split('\n').filter(Boolean);
}

describe.skipIf(process.platform === 'win32')('the completions for bash', () => {
  it('suggest commands and files for the first word', { tags: ['beyond-specification-installed'] }, () => {
    expect(proposed('re')).toEqual(['resume', 'restore']);
    expect(proposed('my')).toEqual(['my list.zip', 'my photos']);
  });

  it('suggest the options of a command, and those of organize without one', () => {
    expect(proposed('find', '--')).toEqual(['--json', '--language', '--help']);
    expect(proposed('photos', '--sch')).toEqual(['--scheme']);
    expect(proposed('--ver')).toEqual(['--verbose', '--version']);
  });

  it('suggest the values of an option', () => {
    expect(proposed('photos', '--trashed', '')).toEqual(['keep', 'leave-out']);
    expect(proposed('photos', '--into', 'my')).toEqual(['my photos']);
    expect(proposed('photos', '--scheme', '')).toEqual(SCHEME_EXAMPLES);
    expect(proposed('photos', '--pattern', '{n')).toEqual(['{name}', '{n:3}']);
  });

  it('suggest folders, shells and commands where a command accepts these', () => {
    expect(proposed('undo', 'my')).toEqual(['my photos']);
    expect(proposed('completions', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(proposed('help', 'se')).toEqual(['send', 'serve']);
  });

  it('suggest no command as an option', () => {
    expect(proposed('photos', '--fi')).toEqual(['--figures']);
  });
});

describe('the completions for zsh and fish', () => {
  it('escape what is special in values', () => {
    expect(completionScript('zsh', COMMANDS, ENGLISH)).toContain(String.raw`\{date\:YYYY-MM-DD\} \{place\} `);
    expect(completionScript('fish', COMMANDS, ENGLISH)).toContain(String.raw`\{date:YYYY-MM-DD\} \{place\} `);
  });

  it.each(['zsh', 'fish'] as const)(
    'list every command and every option for %s, with quotes escaped',
    (shell) => {
      const script = completionScript(shell, COMMANDS, ENGLISH);
      for (const { name, options } of COMMANDS) {
        expect(script).toContain(name);
        for (const option of Object.keys(options)) {
          const written = shell === 'zsh' ? `'--${option}[` : ` -l ${option} `;
          expect(script).toContain(written);
        }
      }
      const quotes =
        script.replaceAll(shell === 'zsh' ? String.raw`'\''` : String.raw`\'`, '').match(/'/g) ?? [];
      expect(quotes.length % 2).toBe(0);
    },
  );
});
