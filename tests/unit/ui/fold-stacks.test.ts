import { describe, expect, it } from 'vitest';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import { arrangementOf, entriesOf, rearranged } from '#core/board/arrangement.ts';
import { foldedStacks } from '#ui/board/fold-stacks.ts';
import { keepOneEdits } from '#ui/stacks/stack-edits.ts';

const folder = (...ids: string[]) => ({ photos: ids.map((id) => ({ photo: { id } })) });
const stack = (...photoIds: string[]): Stack => ({ kind: 'near', photoIds, reasons: [] });

describe('a stack on the board', () => {
  it('is in one folder under the proposed photo', () => {
    const { under, hidden } = foldedStacks([folder('a', 'b', 'c', 'x')], [stack('b', 'a', 'c')]);
    expect(under).toEqual(new Map([['b', ['a', 'c']]]));
    expect([...hidden]).toEqual(['a', 'c']);
  });

  it('leaves the photos of other folders in place', () => {
    const folders = [folder('a', 'x'), folder('b', 'c'), folder('d')];
    const { under, hidden } = foldedStacks(folders, [stack('a', 'b', 'c', 'd')]);
    expect(under).toEqual(new Map([['b', ['c']]]));
    expect([...hidden]).toEqual(['c']);
  });
});

describe('keeping one photo of a stack', () => {
  const arranged = arrangementOf([
    { photoId: 'a', path: '2024/Pets/dog.jpg' },
    { photoId: 'b', path: '2024/Pets/dog_2.jpg' },
    { photoId: 'c', path: 'Food/dog.jpg' },
    { photoId: 'd', path: 'Duplicates/2024/Pets/dog.jpg' },
  ]);
  const pathsAfter = (keptId: string, ...ids: string[]) =>
    Object.fromEntries(
      entriesOf(keepOneEdits(arranged, stack(...ids), keptId).reduce(rearranged, arranged)).map(
        ({ photoId, path }) => [photoId, path],
      ),
    );

  it('moves the others to the duplicates’ folder, each under a unique name', () => {
    expect(pathsAfter('a', 'a', 'b', 'c')).toEqual({
      a: '2024/Pets/dog.jpg',
      b: 'Duplicates/2024/Pets/dog_2.jpg',
      c: 'Duplicates/2024/Pets/dog_3.jpg',
      d: 'Duplicates/2024/Pets/dog.jpg',
    });
  });

  it('that is among duplicates already makes no nested folder of that name', () => {
    expect(pathsAfter('d', 'd', 'b')['b']).toBe('Duplicates/2024/Pets/dog_2.jpg');
  });
});
