import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildParts } from '../../../../scripts/build/build-parts.ts';
import type { Part } from '../../../../scripts/build/part.ts';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'where-my-pix-build-'));
  await write('package.json', '{}');
  await write('words/en.json', 'hello');
  await write('site/a.ts', 'one');
  await write('site/b.ts', 'two');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(project, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}
const read = (path: string) => readFile(join(project, path), 'utf8');

/** Writes the inputs' text; a part that fails is built by a build that was interrupted halfway. */
let isInterrupted = false;
const PARTS = {
  words: {
    inputs: ['words'],
    outputs: ['words/compiled'],
    build: async () => write('words/compiled/en.ts', await read('words/en.json')),
  },
  pages: {
    inputs: ['site', 'words'],
    needs: ['words'] as const,
    variables: ['SITE_ORIGIN', 'VITE_'],
    outputs: ['dist/site'],
    owns: (path: string) => !path.endsWith('.br'),
    build: async () => {
      await write('dist/site/a.js', `${await read('site/a.ts')} ${await read('words/compiled/en.ts')}`);
      if (isInterrupted) throw new Error('interrupted');
    },
  },
  copies: {
    inputs: [],
    needs: ['pages'] as const,
    outputs: ['dist/site'],
    owns: (path: string) => path.endsWith('.br'),
    build: async () => write('dist/site/a.js.br', await read('dist/site/a.js')),
  },
} satisfies Record<string, Omit<Part, 'needs'> & { readonly needs?: readonly string[] }>;

type Name = keyof typeof PARTS;
const build = (...names: Name[]) =>
  buildParts<Name>(names.length > 0 ? names : ['copies'], {
    project,
    parts: PARTS,
    onBuilt: () => undefined,
  });

describe('building parts', () => {
  it('builds what a part needs, each once and in order, and nothing else', async () => {
    expect(await build('pages')).toEqual(['words', 'pages']);
    expect(await read('dist/site/a.js')).toBe('one hello');
    expect(await build('pages', 'copies')).toEqual(['copies']);
  });

  it('builds nothing again if nothing has changed', async () => {
    await build();
    expect(await build()).toEqual([]);
  });

  it('builds nothing again if an input only has another time', async () => {
    await build();
    await utimes(join(project, 'site/a.ts'), new Date(0), new Date(0));
    expect(await build()).toEqual([]);
  });

  it.each<[string, () => Promise<void>, Name[]]>([
    ['an input', () => write('site/a.ts', 'ONE'), ['pages', 'copies']],
    ['an input that a needed part reads', () => write('words/en.json', 'hi'), ['words', 'pages', 'copies']],
    ['a new file among the inputs', () => write('site/c.ts', ''), ['pages', 'copies']],
    ['a removed input', () => rm(join(project, 'site/b.ts')), ['pages', 'copies']],
    [
      'an input’s name',
      () => rename(join(project, 'site/b.ts'), join(project, 'site/c.ts')),
      ['pages', 'copies'],
    ],
    ['the installed packages', () => write('package-lock.json', '{}'), ['words', 'pages', 'copies']],
    ['the build’s own code', () => write('scripts/build/part.ts', ''), ['words', 'pages', 'copies']],
    ['a built file', () => write('dist/site/a.js', 'edited by hand'), ['pages', 'copies']],
    ['a built file that is gone', () => rm(join(project, 'dist/site/a.js')), ['pages', 'copies']],
    ['the stamp', () => write('dist/.built/pages.json', '{'), ['pages', 'copies']],
    ['only a copy that is gone', () => rm(join(project, 'dist/site/a.js.br')), ['copies']],
  ])('builds again after a change of %s', async (_what, change, expected) => {
    await build();
    await change();
    expect(await build()).toEqual(expected);
    expect(await build()).toEqual([]);
    expect(await read('dist/site/a.js')).toBe(`${await read('site/a.ts')} ${await read('words/en.json')}`);
    expect(await read('dist/site/a.js.br')).toBe(await read('dist/site/a.js'));
  });

  it.each(['SITE_ORIGIN', 'VITE_SITE_URL'])('builds again with another %s', async (name) => {
    await build();
    vi.stubEnv(name, 'https://example.org');
    expect(await build()).toEqual(['pages', 'copies']);
    expect(await build()).toEqual([]);
    vi.stubEnv('OTHER', '1');
    expect(await build()).toEqual([]);
  });

  it('builds again with another version of Node.js', async () => {
    await build();
    vi.stubGlobal('process', { ...process, env: process.env, version: 'v0.0.0' });
    expect(await build()).toEqual(['words', 'pages', 'copies']);
    vi.unstubAllGlobals();
  });

  it('builds again after an interrupted build', async () => {
    await build();
    await write('site/a.ts', 'ONE');
    isInterrupted = true;
    await expect(build()).rejects.toThrow('interrupted');
    isInterrupted = false;
    await write('site/a.ts', 'one');
    expect(await build()).toEqual(['pages', 'copies']);
  });

  it('builds the copies of a part again if only that part was repaired before', async () => {
    await build();
    await write('dist/site/a.js', 'edited by hand');
    expect(await build('pages')).toEqual(['pages']);
    expect(await build()).toEqual(['copies']);
  });

  it('builds again if an input is changed during the build', async () => {
    const { pages } = PARTS;
    const changing = {
      ...PARTS,
      pages: { ...pages, build: () => pages.build().then(() => write('site/a.ts', 'later')) },
    };
    const options = { project, onBuilt: () => undefined };
    await buildParts<Name>(['pages'], { ...options, parts: changing });
    expect(await build('pages')).toEqual(['pages']);
    expect(await read('dist/site/a.js')).toBe('later hello');
  });
});
