import { describe, expect, it } from 'vitest';
import { arrangementOf, entriesOf, rearranged } from '#core/board/arrangement.ts';
import { FOLDER_DEPTH } from '#core/limits.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { folderEdit, photoEdits } from '#ui/results/rename-edits.ts';

const board = arrangementOf([
  { photoId: 'a', path: 'Pets/dog.jpg' },
  { photoId: 'b', path: 'Pets/new.jpg' },
]);
const [pets = 0] = board.folders.map(({ id }) => id);
const deep = 'x/'.repeat(FOLDER_DEPTH);
const photoAfter = (typed: string) => {
  const after = (photoEdits(board, 'a', typed) ?? []).reduce(rearranged, board);
  return entriesOf(after).find(({ photoId }) => photoId === 'a')?.path;
};
const folderAfter = (typed: string) => {
  const edit = folderEdit(board, pets, typed);
  return edit && rearranged(board, edit).folders.map(({ path }) => folderText(path));
};

describe('a name typed on the board', () => {
  it.each([
    ['new', 'Pets/new_2.jpg'],
    ['old/new', 'Pets/old/new.jpg'],
    ['old/', 'Pets/old/dog.jpg'],
    ['./new', 'Pets/new_2.jpg'],
    ['./.', 'Pets/dog.jpg'],
  ])('renames a photo, and moves it first: %s', (typed, path) => {
    expect(photoAfter(typed)).toBe(path);
  });

  it.each([
    ['Dogs', 'Dogs'],
    ['Animals/', 'Animals/Pets'],
    ['2024/Trip', '2024/Trip'],
    ['./Dogs', 'Dogs'],
    ['./.', 'Pets'],
    [' ', 'Pets'],
  ])('renames a folder: %s', (typed, path) => {
    expect(folderAfter(typed)).toEqual([path]);
  });

  it('is refused if a folder would be too deep', () => {
    expect(photoEdits(board, 'a', `${deep}dog`)).toBeUndefined();
    expect(folderEdit(board, pets, deep)).toBeUndefined();
    expect(photoEdits(board, 'a', `${deep.slice(2)}dog`)).toHaveLength(2);
    expect(folderAfter(deep.slice(2))).toEqual([`${deep.slice(2)}Pets`]);
  });
});
