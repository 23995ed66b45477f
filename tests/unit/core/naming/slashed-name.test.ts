import { describe, expect, it } from 'vitest';
import { slashedName } from '#core/naming/slashed-name.ts';

describe('a typed name with slashes', () => {
  it.each([
    ['new', [], 'new'],
    ['old/new', ['old'], 'new'],
    [' 2019 / Rome / tram ', ['2019', 'Rome'], 'tram'],
    ['old/', ['old'], ''],
    ['//new', [], 'new'],
    ['./.', [], ''],
    ['a/../b', ['a'], 'b'],
    ['old/ . ', ['old'], ''],
    ['20:19/new', ['2019'], 'new'],
  ])('%s is in the folder %j and called %s', (typed, folder, name) => {
    expect(slashedName(typed)).toEqual({ folder, name });
  });
});
