import { describe, expect, it } from 'vitest';
import { type ArrangementEdit, arrangementOf, rearranged, withEntries } from '#core/board/arrangement.ts';

const arranged = arrangementOf([
  { photoId: 'a', path: 'Pets/dog.jpg' },
  { photoId: 'b', path: 'Food/pasta.png' },
]);
const [food = 0, pets = 0] = arranged.folders.map(({ id }) => id);
const after = (...edits: readonly ArrangementEdit[]) => edits.reduce(rearranged, arranged);

describe('what a person says of an arrangement', () => {
  it('is that a photo is where it should be, once, and moves nothing', () => {
    const accepted = after({ type: 'accept-photos', photoIds: ['a'] });
    expect(accepted).toEqual({ ...arranged, accepted: ['a'] });
    expect(rearranged(accepted, { type: 'accept-photos', photoIds: ['a'] })).toBe(accepted);
  });

  it('is the same of a photo that was moved, and not of one that a scheme filed', () => {
    expect(after({ type: 'move-photos', photoIds: ['a'], folderId: food }).accepted).toEqual(['a']);
    expect(after({ type: 'move-photos', photoIds: ['a', 'b'], folderId: food }).accepted).toEqual(['a', 'b']);
    expect(after({ type: 'file-photos', folders: new Map([['a', ['2026']]]) }).accepted).toBeUndefined();
  });

  it('are the names of folders that were added or renamed, also when a scheme has filed their photos', () => {
    const named = after(
      { type: 'add-folder', name: 'Trip' },
      { type: 'rename-folder', folderId: pets, name: 'Rex' },
      { type: 'file-photos', folders: new Map([['a', ['2026']]]) },
    );
    expect(named.names).toEqual(['Trip', 'Rex']);
  });

  it('stays when photos are added later', () => {
    const accepted = after({ type: 'accept-photos', photoIds: ['a'] });
    expect(withEntries(accepted, [{ photoId: 'c', path: 'Pets/cat.jpg' }]).accepted).toEqual(['a']);
  });

  it('changes nothing about an edit that changes nothing', () => {
    expect(after({ type: 'move-photos', photoIds: ['a'], folderId: pets })).toBe(arranged);
  });
});

describe('photos that are filed among others', () => {
  it('get another name where theirs is taken, and those that were there keep theirs', () => {
    const twins = arrangementOf([
      { photoId: 'a', path: 'Food/dog.jpg' },
      { photoId: 'b', path: 'Pets/dog.jpg' },
    ]);
    const filed = rearranged(twins, { type: 'file-photos', folders: new Map([['a', ['Pets']]]) });
    expect(filed.folders).toMatchObject([
      {
        path: ['Pets'],
        photos: [
          { photoId: 'b', name: 'dog' },
          { photoId: 'a', name: 'dog_2' },
        ],
      },
    ]);
  });
});
