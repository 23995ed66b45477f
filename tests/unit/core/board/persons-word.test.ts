import { describe, expect, it } from 'vitest';
import { type ArrangementEdit, arrangementOf, rearranged, withEntries } from '#core/board/arrangement.ts';

const arranged = arrangementOf([
  { photoId: 'a', path: 'Pets/dog.jpg' },
  { photoId: 'b', path: 'Food/pasta.png' },
]);
const [food = 0, pets = 0] = arranged.folders.map(({ id }) => id);
const after = (...edits: readonly ArrangementEdit[]) => edits.reduce(rearranged, arranged);

describe('a person’s decisions in an arrangement', () => {
  it('confirm a photo’s folder once, and move nothing', () => {
    const accepted = after({ type: 'accept-photos', photoIds: ['a'] });
    expect(accepted).toEqual({ ...arranged, accepted: ['a'] });
    expect(rearranged(accepted, { type: 'accept-photos', photoIds: ['a'] })).toBe(accepted);
  });

  it('confirm a moved photo, but not one that a scheme filed', () => {
    expect(after({ type: 'move-photos', photoIds: ['a'], folderId: food }).accepted).toEqual(['a']);
    expect(after({ type: 'move-photos', photoIds: ['a', 'b'], folderId: food }).accepted).toEqual(['a', 'b']);
    expect(after({ type: 'file-photos', folders: new Map([['a', ['2026']]]) }).accepted).toBeUndefined();
  });

  it('include the names of added or renamed folders, even after a scheme has filed their photos', () => {
    const named = after(
      { type: 'add-folder', name: 'Trip' },
      { type: 'rename-folder', folderId: pets, name: 'Rex' },
      { type: 'file-photos', folders: new Map([['a', ['2026']]]) },
    );
    expect(named.names).toEqual(['Trip', 'Rex']);
  });

  it('stay when photos are added later', () => {
    const accepted = after({ type: 'accept-photos', photoIds: ['a'] });
    expect(withEntries(accepted, [{ photoId: 'c', path: 'Pets/cat.jpg' }]).accepted).toEqual(['a']);
  });

  it('don’t change by an edit that changes nothing', () => {
    expect(after({ type: 'move-photos', photoIds: ['a'], folderId: pets })).toBe(arranged);
  });
});

describe('photos that are filed among others', () => {
  it('get another name if theirs is taken, while the existing ones keep theirs', () => {
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
