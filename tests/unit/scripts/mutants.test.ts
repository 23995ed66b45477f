import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../../scripts/mutation/mutants.ts';

/** All mutants of a source. */
const changed = (source: string) =>
  mutantsOf('x.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

describe('the changes that tests should notice', () => {
  it.each([
    ['const a = b < c;', ['const a = b <= c;']],
    ['const a = b && c;', ['const a = b || c;']],
    ['const a = b ?? c;', ['const a = b;']],
    ['const a = !b;', ['const a = b;']],
    ['const a = true;', ['const a = false;']],
    ['const a = 7;', ['const a = 8;']],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['save(a);', [';']],
    ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
    ["const a = b('c', '<=', d);", ["const a = b('c', '<', d);"]],
    ["const a = b('c', '+', 'd');", ["const a = b('c', '-', 'd');"]],
    ['const a = () => b;', ['const a = () => (undefined);']],
    ['function a() { return b; }', ['function a() {}']],
  ])('of %s', (source, mutants) => {
    expect(changed(source)).toEqual(mutants);
  });

  it.each([
    "import { a } from 'b';",
    'type A = 1 | true;',
    'interface A { b: 1 }',
    "const a = 'b' + c;",
    "const a = b.join('-');",
    "'use strict';",
    'function a() {}',
    'let a: 7;',
  ])('are none in %s', (source) => {
    expect(changed(source)).toEqual([]);
  });

  it('are made in what an assertion of a type holds', () => {
    expect(changed('const a = (b < c) as boolean;')).toEqual(['const a = (b <= c) as boolean;']);
  });
});
