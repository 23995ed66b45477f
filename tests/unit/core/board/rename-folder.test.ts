import { describe, expect, it } from 'vitest';
import { type ArrangementEdit, arrangementOf, rearranged } from '#core/board/arrangement.ts';
import { type FolderRename, isTooDeep, mergesOf } from '#core/board/rename-folder.ts';
import { FOLDER_DEPTH } from '#core/limits.ts';
import { folderText } from '#core/naming/folder-path.ts';

const arranged = arrangementOf(
  ['Animals/Pets/Cats/tom.jpg', 'Food/a.jpg', 'Pets/dog.jpg', 'Pets/Cats/tom.jpg', 'Sky/b.jpg'].map(
    (path) => ({
      photoId: path,
      path,
    }),
  ),
);
const idOf = (name: string) => arranged.folders.find(({ path }) => folderText(path) === name)?.id ?? -1;
const named = (from: string, name: string, ...within: readonly string[]): FolderRename => {
  return { folderId: idOf(from), name, within };
};
const after = (rename: FolderRename, before = arranged) =>
  rearranged(before, { type: 'rename-folder', ...rename });
const foldersAfter = (rename: FolderRename) => after(rename).folders.map(({ path }) => folderText(path));
const mergesAfter = (rename: FolderRename) =>
  mergesOf(arranged.folders, rename).map(({ folder, into }) => [
    folderText(folder.path),
    folderText(into.path),
  ]);

describe('a folder renamed with slashes', () => {
  it('stays in its place with its photos, its id, and its new name, and no photo counts as moved', () => {
    const renamed = after(named('Food', 'Trip', '2024'));
    expect(renamed.folders.find(({ id }) => id === idOf('Food'))).toMatchObject({
      path: ['2024', 'Trip'],
      photos: [{ photoId: 'Food/a.jpg' }],
    });
    expect(renamed.folders.map(({ id }) => id)).toEqual(arranged.folders.map(({ id }) => id));
    expect(renamed.names).toEqual(['Trip']);
    expect(renamed.accepted).toBeUndefined();
  });

  it('stays when it is empty, as do empty folders inside it', () => {
    const edits: readonly ArrangementEdit[] = [
      { type: 'move-photos', photoIds: ['Pets/dog.jpg', 'Pets/Cats/tom.jpg'], folderId: idOf('Sky') },
      { type: 'rename-folder', ...named('Pets', 'Pets', '2024') },
    ];
    const { folders } = edits.reduce(rearranged, arranged);
    expect(folders.map(({ path }) => folderText(path))).toEqual([
      'Animals/Pets/Cats',
      'Food',
      '2024/Pets',
      '2024/Pets/Cats',
      'Sky',
    ]);
  });

  it('takes the folders inside it along, unless it goes into itself', () => {
    expect(foldersAfter(named('Pets', 'Dogs', 'Home'))).toContain('Home/Dogs/Cats');
    expect(foldersAfter(named('Pets', 'Dogs', 'Pets'))).toEqual(
      expect.arrayContaining(['Pets/Dogs', 'Pets/Cats']),
    );
    expect(mergesAfter(named('Pets', 'cats', 'pets'))).toEqual([['Pets', 'Pets/Cats']]);
  });

  it('keeps its old name if the last part is empty, and drops parts that cleaning empties', () => {
    expect(foldersAfter(named('Food', '', 'Home'))).toContain('Home/Food');
    expect(foldersAfter(named('Food', 'Meals', '.', 'Home'))).toContain('Home/Meals');
    expect(after(named('Food', '.', '.'))).toBe(arranged);
  });

  it('merges with the folder that is there, which is told before, as for a folder inside it', () => {
    expect(mergesAfter(named('Sky', 'CATS', 'Pets'))).toEqual([['Sky', 'Pets/Cats']]);
    expect(foldersAfter(named('Sky', 'CATS', 'Pets'))).toEqual([
      'Animals/Pets/Cats',
      'Food',
      'Pets',
      'Pets/Cats',
    ]);
    expect(mergesAfter(named('Pets', '', 'Animals'))).toEqual([['Pets/Cats', 'Animals/Pets/Cats']]);
    const merged = after(named('Pets', '', 'Animals')).folders;
    expect(merged.flatMap(({ photos }) => photos.map(({ name }) => name)).toSorted()).toEqual([
      'a',
      'b',
      'dog',
      'tom',
      'tom_2',
    ]);
    expect(mergesAfter(named('Sky', 'Clouds', 'Pets'))).toEqual([]);
  });

  it('is refused if it or a folder inside it would be too deep', () => {
    const deep = (depth: number) => Array.from({ length: depth }, (_, at) => `level ${at}`);
    expect(isTooDeep(arranged.folders, named('Food', '', ...deep(FOLDER_DEPTH - 1)))).toBe(false);
    expect(isTooDeep(arranged.folders, named('Pets', '', ...deep(FOLDER_DEPTH - 1)))).toBe(true);
    expect(after(named('Pets', '', ...deep(FOLDER_DEPTH - 1)))).toBe(arranged);
    expect(after(named('Food', '', ...deep(FOLDER_DEPTH)))).toBe(arranged);
  });
});
