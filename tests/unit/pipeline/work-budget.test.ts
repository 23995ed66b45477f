import { expect, it } from 'vitest';
import { WorkBudget } from '#pipeline/work-budget.ts';

const never = new AbortController().signal;

/** Enters work one after another; `entered` lists what is in progress. */
function watched(budget: WorkBudget) {
  const entered: string[] = [];
  const exits = new Map<string, () => void>();
  const enter = (name: string, work: number, signal = never) =>
    budget.enter(work, signal).then((exit) => {
      entered.push(name);
      exits.set(name, exit);
    });
  return { entered, enter, exit: (name: string) => exits.get(name)?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('starts work while there is room, in order of arrival', async () => {
  const { entered, enter, exit } = watched(new WorkBudget(10));
  for (const [name, work] of [
    ['a', 6],
    ['b', 5],
    ['c', 4],
  ] as const)
    void enter(name, work);
  await turn();
  // The third would fit, but a heavy one that waits must not wait forever.
  expect(entered).toEqual(['a']);
  exit('a');
  await turn();
  expect(entered).toEqual(['a', 'b', 'c']);
});

it('runs work that exceeds the total alone', async () => {
  const { entered, enter, exit } = watched(new WorkBudget(10));
  for (const [name, work] of [
    ['a', 1],
    ['b', 99],
    ['c', 1],
  ] as const)
    void enter(name, work);
  await turn();
  expect(entered).toEqual(['a']);
  exit('a');
  await turn();
  expect(entered).toEqual(['a', 'b']);
  exit('b');
  exit('b');
  await turn();
  expect(entered).toEqual(['a', 'b', 'c']);
});

it('forgets work that is aborted while it waits', async () => {
  const { entered, enter, exit } = watched(new WorkBudget(10));
  const abort = new AbortController();
  void enter('a', 10);
  const waiting = enter('b', 10, abort.signal);
  void enter('c', 1);
  abort.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  exit('a');
  await turn();
  expect(entered).toEqual(['a', 'c']);
  await expect(new WorkBudget(1).enter(1, abort.signal)).rejects.toThrow('enough');
});

it('returns work’s room once, however often its end is reported', async () => {
  const { entered, enter, exit } = watched(new WorkBudget(10));
  for (const name of ['a', 'b', 'c']) void enter(name, 10);
  await turn();
  exit('a');
  exit('a');
  await turn();
  expect(entered).toEqual(['a', 'b']);
});

it('keeps what waits behind aborted work', async () => {
  const { entered, enter, exit } = watched(new WorkBudget(10));
  const abort = new AbortController();
  void enter('a', 10);
  void enter('b', 10);
  const waiting = enter('c', 10, abort.signal);
  abort.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  exit('a');
  await turn();
  expect(entered).toEqual(['a', 'b']);
});
