import { describe, expect, it } from 'vitest';
import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import { type StackDecision, stacksOf } from '#core/similarity/alike/stacks.ts';

const GROUP: AlikeGroup = { kind: 'near', photoIds: ['a', 'b', 'c'], bestId: 'b', reasons: ['larger'] };
const BURST: AlikeGroup = { kind: 'burst', photoIds: ['x', 'y'], bestId: 'x', reasons: [] };
const all = () => true;
const after = (...decisions: StackDecision[]) => stacksOf([GROUP, BURST], decisions, all);
const ids = (stacks: ReturnType<typeof after>) => stacks.map(({ photoIds }) => photoIds);

describe('stacks', () => {
  it('are the found groups, the proposed photo first', () => {
    expect(after()[0]).toEqual({ kind: 'near', photoIds: ['b', 'a', 'c'], reasons: ['larger'] });
  });

  it.each(['best-kept', 'all-kept', 'apart'] as const)('disappear once they are decided (%s)', (how) => {
    expect(ids(after({ how, photoIds: ['a', 'b', 'c'] }))).toEqual([['x', 'y']]);
  });

  it('keep undecided photos, as long as there are two', () => {
    expect(after({ how: 'apart', photoIds: ['b'] })[0]).toEqual({
      kind: 'near',
      photoIds: ['a', 'c'],
      reasons: [],
    });
    expect(after({ how: 'apart', photoIds: ['c'] })[0]?.reasons).toEqual(['larger']);
    expect(ids(after({ how: 'apart', photoIds: ['x'] }))).toEqual([['b', 'a', 'c']]);
  });

  it('can be made by a person too, from photos that are in no other stack', () => {
    const stacks = after({ how: 'stacked', photoIds: ['c', 'z'] });
    expect(stacks.map(({ kind, photoIds }) => [kind, photoIds])).toEqual([
      ['near', ['b', 'a']],
      ['burst', ['x', 'y']],
      ['own', ['c', 'z']],
    ]);
  });

  it('contain photos on the board', () => {
    expect(ids(stacksOf([GROUP, BURST], [], (id) => id !== 'y' && id !== 'b'))).toEqual([['a', 'c']]);
  });
});
