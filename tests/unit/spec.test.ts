import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SECTIONS = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. Error catalogue',
  '9. Business constants and limits',
  'The decisions',
];
const HOW = /^(?:as specified|decided otherwise: .|not shown: .|not ours: .)/;
const NOTHING = 'nothing to show';
/** In two parts: Vitest takes the whole, also in a string, for a tag of this file, and the daily run leaves it out. */
const NIGHTLY_TAG = ['/** @module-', 'tag nightly */'].join('');

/** A row of the document's tables. */
interface Line {
  readonly section: string;
  readonly what: string;
  readonly how: string;
  readonly shownBy: string;
}

/** A test that a row cites. */
interface NamedTest {
  readonly path: string;
  readonly name: string;
}

const page = readFileSync(join(ROOT, 'tests/SPEC.md'), 'utf8');
const lines = readLines(page);

function readLines(text: string): Line[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    if (!line.startsWith('|') || /^\| (?:The specification|---) \|/.test(line)) return [];
    const [, what = '', how = '', shownBy = '', ...rest] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return rest.length === 1
      ? [{ section, what, how, shownBy }]
      : [{ section, what: line, how: '', shownBy }];
  });
}

/** The tests that a cell cites; nothing if it is not a citation. */
function testsIn(shownBy: string): NamedTest[] | undefined {
  const named = shownBy.split('<br>').map((code) => {
    const [, path, name] = /^`(?:` )?(tests\/[\w./-]+\.ts) › (.+?)(?: `)?`$/.exec(code) ?? [];
    return path && name ? { path, name } : undefined;
  });
  return named.every((test) => test !== undefined) ? named : undefined;
}

/** The function that is called in the end: `it` of `it.skipIf(…).each(…)(…)`. */
function calledName(callee: Expression): string | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return calledName(callee.object);
    case 'CallExpression':
      return calledName(callee.callee);
    default:
      return undefined;
  }
}

/** The names of a file's tests, parameterized ones as in the source, and whether the daily run has them. */
function testNames(path: string): ReadonlyMap<string, boolean> {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const isNightly = source.startsWith(NIGHTLY_TAG);
  const names = new Map<string, boolean>();
  const nameOf = (argument: Argument | undefined) => {
    if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
    if (argument?.type !== 'TemplateLiteral') return undefined;
    return source.slice(argument.start + 1, argument.end - 1);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [first, second] }) => {
      const name = ['it', 'test'].includes(calledName(callee) ?? '') ? nameOf(first) : undefined;
      if (name === undefined || !second) return;
      const isFunction = second.type === 'ArrowFunctionExpression' || second.type === 'FunctionExpression';
      const options = isFunction ? '' : source.slice(second.start, second.end);
      names.set(name, !isNightly && !options.includes('NIGHTLY'));
    },
  }).visit(parseSync(path, source).program);
  return names;
}

const NAMES = new Map<string, ReadonlyMap<string, boolean>>();
/** Whether the daily run has a test; undefined if none has that name. */
function isDaily({ path, name }: NamedTest): boolean | undefined {
  if (!existsSync(join(ROOT, path))) return undefined;
  const names = NAMES.get(path) ?? testNames(path);
  NAMES.set(path, names);
  return names.get(name);
}

describe('the specification’s page', () => {
  it('covers every section, and then the decisions', () => {
    const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(SECTIONS);
    for (const section of SECTIONS) {
      expect(lines.filter((line) => line.section === section).length, section).toBeGreaterThan(10);
    }
    expect(lines.length).toBeGreaterThan(350);
  });

  it('gives every line’s state', () => {
    expect(lines.filter(({ what, how }) => what === '' || !HOW.test(how))).toEqual([]);
  });

  it('lists each requirement once per section', () => {
    const keys = lines.map(({ section, what }) => `${section}: ${what}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('names a test for every line', () => {
    const without = lines.filter(({ how, shownBy }) => {
      if (shownBy === NOTHING) return !how.startsWith('not ');
      return testsIn(shownBy) === undefined;
    });
    expect(without).toEqual([]);
  });

  it('names only existing tests', () => {
    const named = lines.flatMap(({ shownBy }) => testsIn(shownBy) ?? []);
    expect(named.length).toBeGreaterThan(500);
    const gone = named
      .filter((test) => isDaily(test) === undefined)
      .map(({ path, name }) => `${path} › ${name}`);
    expect([...new Set(gone)]).toEqual([]);
  });

  it('shows every capability of the first three sections end to end in the daily run', () => {
    const capabilities = lines.filter(({ section }) => SECTIONS.slice(0, 3).includes(section));
    const nightlyOnly = capabilities.filter(({ shownBy }) => {
      const endToEnd = (testsIn(shownBy) ?? []).filter(({ path }) => path.startsWith('tests/e2e/'));
      return endToEnd.length > 0 && !endToEnd.some((test) => isDaily(test) === true);
    });
    expect(nightlyOnly.map(({ what }) => what)).toEqual([]);
  });

  it('shows each part of the extension’s job end to end in the daily run', () => {
    const parts = ['context-menu', 'popup', 'panel', 'downloads', 'options', 'sign-in', 'collector'];
    const nightlyOnly = parts.filter((part) => {
      const tests = [...testNames(`tests/e2e/extension/${part}.test.ts`).values()];
      return !tests.includes(true);
    });
    expect(nightlyOnly).toEqual([]);
  });

  it('mentions nothing outside of the project', () => {
    expect(page).not.toMatch(/\.\.\/|\/work\/|\/tmp\//);
  });
});
