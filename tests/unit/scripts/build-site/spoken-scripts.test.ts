import { describe, expect, it } from 'vitest';
import { SpokenScripts } from '../../../../scripts/build-site/spoken-scripts.ts';

/** As a minifier writes them: any quotes, no comment. */
const WORDS = '__words__(`home.title`)';

/** An entry that loads a page when needed; the page uses a shared module, and the entry again. */
const FILES = new Map<string, string | Uint8Array>([
  ['assets/index-aaaaaaaa.js', 'const page=()=>import("./page-bbbbbbbb.js");'],
  [
    'assets/page-bbbbbbbb.js',
    `import"./small-cccccccc.js";import"./index-aaaaaaaa.js";console.log(${WORDS})`,
  ],
  ['assets/small-cccccccc.js', 'export const two=2'],
  ['assets/worker-dddddddd.js', Buffer.from('postMessage(2)')],
  ['assets/style-eeeeeeee.css', 'a{}'],
]);
const scripts = new SpokenScripts(FILES);
const saying = (text: string) => scripts.in(() => `"${text}"`);
const nameOf = (files: ReadonlyMap<string, string>, start: string) =>
  [...files.keys()].find((path) => path.startsWith(start)) ?? '';

describe('the scripts of one language', () => {
  it('are those with words and those that lead to words; all others are shared', () => {
    expect([...saying('Hallo').files.keys()]).toEqual([
      expect.stringMatching(/^assets\/index-[\w-]{8}\.js$/),
      expect.stringMatching(/^assets\/page-[\w-]{8}\.js$/),
    ]);
    expect([...FILES.keys()].filter((path) => scripts.isShared(path))).toEqual([
      'assets/small-cccccccc.js',
      'assets/worker-dddddddd.js',
      'assets/style-eeeeeeee.css',
    ]);
  });

  it('have the words, and refer to each other by their new names', () => {
    const { files, renamed } = saying('Hallo');
    const [index, page] = [nameOf(files, 'assets/index'), nameOf(files, 'assets/page')];
    expect(files.get(page)).toBe(
      `import"./small-cccccccc.js";import"./${index.slice(7)}";console.log("Hallo")`,
    );
    expect(files.get(index)).toBe(`const page=()=>import("./${page.slice(7)}");`);
    expect(renamed('<script src="/assets/index-aaaaaaaa.js">')).toBe(`<script src="/${index}">`);
  });

  it('have other names if a text differs, also where only a loaded script has it', () => {
    const [german, spanish] = [saying('Hallo').files, saying('Hola').files];
    expect([...german.keys()].filter((name) => spanish.has(name))).toEqual([]);
  });

  it('have names of their own, also those of one name that lead to each other', () => {
    const twins = new Map([
      ['assets/page-aaaaaaaa.js', `import("./tongue-bbbbbbbb.js");import("./tongue-cccccccc.js");${WORDS}`],
      ['assets/tongue-bbbbbbbb.js', 'import"./page-aaaaaaaa.js";"German"'],
      ['assets/tongue-cccccccc.js', 'import"./page-aaaaaaaa.js";"French"'],
    ]);
    const { files } = new SpokenScripts(twins).in(() => '"Hallo"');
    const ends = [...files.values()].map((code) => /"(?:German|French|Hallo)"$/.exec(code)?.[0]);
    expect(ends).toEqual(['"Hallo"', '"German"', '"French"']);
    const [page = ''] = files.values();
    const named = [...page.matchAll(/tongue-[\w-]{8}\.js/g)].map(([name]) => `assets/${name}`);
    expect(named.map((name) => files.get(name)?.slice(-8))).toEqual(['"German"', '"French"']);
  });

  it('have the same names and bytes if all texts are the same', () => {
    expect([...saying('Hallo').files]).toEqual([...saying('Hallo').files]);
  });

  it('have another name if a shared script that they load is another', () => {
    const other = new SpokenScripts(
      new Map(
        [...FILES].map(([path, content]) => [
          path.replace('cccccccc', 'ffffffff'),
          String(content).replace('cccccccc', 'ffffffff'),
        ]),
      ),
    );
    const { files } = other.in(() => '"Hallo"');
    expect(nameOf(files, 'assets/page')).not.toBe(nameOf(saying('Hallo').files, 'assets/page'));
  });
});

it('a mark that is no longer a call with a literal name fails the build', () => {
  const broken = new SpokenScripts(new Map([['assets/a-aaaaaaaa.js', 'const f=__words__;f("home.title")']]));
  expect(() => broken.in(() => '""')).toThrow('A text is missing');
});

it('a script with words and without a hash fails the build', () => {
  expect(() => new SpokenScripts(new Map([['first.js', WORDS]]))).toThrow('first.js');
});
