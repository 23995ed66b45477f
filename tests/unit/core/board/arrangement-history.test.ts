import { describe, expect, it } from 'vitest';
import { replayed, withStep } from '#core/board/arrangement-history.ts';
import {
  type Arrangement,
  type ArrangementEdit,
  arrangementOf,
  rearranged,
} from '#core/board/arrangement.ts';
import { readHistory } from '#core/saved/read-history.ts';
import { UNDO_STEPS } from '#core/limits.ts';

const base = arrangementOf([
  { photoId: 'a', path: 'Food/a.jpg' },
  { photoId: 'b', path: 'Food/b.jpg' },
  { photoId: 'c', path: 'Pets/c.jpg' },
]);
const EDITS: readonly ArrangementEdit[] = [
  { type: 'rename-photo', photoId: 'a', name: 'first' },
  { type: 'move-photos', photoIds: ['a', 'b'], folderId: 2 },
  { type: 'move-to-path', photoIds: ['c'], path: ['Trip', 'Day 1'] },
  { type: 'add-folder', name: 'New' },
  { type: 'rename-folder', folderId: 2, name: 'Dogs' },
  { type: 'rename-folder', folderId: 2, name: '', within: ['Animals'] },
  { type: 'file-photos', folders: new Map([['b', ['2024']]]), categories: new Map([['b', 'Food']]) },
  { type: 'accept-photos', photoIds: ['c'] },
  { type: 'decide-stack', decision: { how: 'apart', photoIds: ['a', 'b'] } },
];

/** The history of these edits, one step each, and the final arrangement. */
function historyOf(edits: readonly ArrangementEdit[], from: Arrangement = base) {
  let known = { history: { base: from, steps: [], at: 0 }, arrangements: [from] } as ReturnType<
    typeof withStep
  >;
  for (const edit of edits) {
    const now = known.arrangements[known.history.at] ?? from;
    known = withStep(known.history, known.arrangements, [edit], rearranged(now, edit));
  }
  return known;
}

describe('a board’s history', () => {
  it('leads from its base to the current arrangement', () => {
    const { history, arrangements } = historyOf(EDITS);
    expect(history.at).toBe(EDITS.length);
    expect(replayed(history)).toEqual(arrangements);
  });

  it('drops undone steps when something else is done', () => {
    const { history, arrangements } = historyOf(EDITS.slice(0, 3));
    const other: ArrangementEdit = { type: 'add-folder', name: 'Other' };
    const now = arrangements[1] ?? base;
    const next = withStep({ ...history, at: 1 }, arrangements, [other], rearranged(now, other));
    expect(next.history.steps).toEqual([[EDITS[0]], [other]]);
    expect(next.arrangements).toHaveLength(3);
  });

  it('undoes a new folder together with its name, and later names by themselves', () => {
    const added: ArrangementEdit = { type: 'add-folder', name: 'New folder' };
    const named = (folderId: number, name: string): ArrangementEdit => {
      return { type: 'rename-folder', folderId, name };
    };
    const { history, arrangements } = historyOf([EDITS[0]!, added, named(3, 'Trip'), named(3, 'Lisbon')]);
    expect(history.steps).toEqual([[EDITS[0]], [added, named(3, 'Trip')], [named(3, 'Lisbon')]]);
    expect(replayed(history)).toEqual(arrangements);
    expect(arrangements.map(({ folders }) => folders.map(({ path }) => path[0]))).toEqual([
      ['Food', 'Pets'],
      ['Food', 'Pets'],
      ['Trip', 'Food', 'Pets'],
      ['Lisbon', 'Food', 'Pets'],
    ]);
    // Another folder's name, right after one was added.
    expect(historyOf([added, named(2, 'Dogs')]).history.steps).toHaveLength(2);
  });

  it('drops the first of very many steps', () => {
    const edits = Array.from({ length: UNDO_STEPS + 5 }, (_, at): ArrangementEdit => {
      return { type: 'rename-photo', photoId: 'a', name: `name ${at}` };
    });
    const { history, arrangements } = historyOf(edits);
    expect(history.steps).toHaveLength(UNDO_STEPS);
    expect(history.at).toBe(UNDO_STEPS);
    expect(replayed(history)).toEqual(arrangements);
    expect(arrangements.at(-1)?.folders[0]?.photos[0]?.name).toBe(`name ${UNDO_STEPS + 4}`);
  });

  it('is restored with every kind of step', () => {
    const { history, arrangements } = historyOf(EDITS);
    const kept = structuredClone(history);
    const now = arrangements.at(-1) ?? base;
    expect(readHistory(kept, history.base, now)).toEqual(history);
    const undone = { ...kept, at: 2 };
    expect(readHistory(undone, history.base, arrangements[2] ?? base)?.at).toBe(2);
  });

  it.each([
    ['steps that lead elsewhere', { steps: [[{ type: 'add-folder', name: 'Else' }]], at: 1 }],
    ['a step of an unknown kind', { steps: [[{ type: 'explode' }]], at: 0 }],
    ['a step with an inherited name', { steps: [[{ type: 'constructor' }]], at: 0 }],
    ['a folder that climbs', { steps: [[{ type: 'move-to-path', photoIds: ['a'], path: 7 }]], at: 0 }],
    ['more steps than are kept', { steps: Array.from({ length: UNDO_STEPS + 1 }, () => []), at: 0 }],
    ['a position after its end', { steps: [], at: 1 }],
    ['no steps', { at: 0 }],
    ['nothing', null],
  ])('is ignored if it has %s', (_, value) => {
    expect(readHistory(value, base, base)).toBeUndefined();
  });
});
