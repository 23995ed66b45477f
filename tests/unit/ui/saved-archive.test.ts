import { describe, expect, it } from 'vitest';
import { SavedArchive } from '#ui/board/saved-archive.ts';
import { fakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));

function kept() {
  const { archive, archived } = fakePorts();
  const paths = () => archived.map((entries) => entries.map(({ photoId, path }) => [photoId, path]));
  return { archive: new SavedArchive(archive, photos, () => undefined), paths };
}

describe('a saved archive', () => {
  it('is made again under other paths, in the order in which the photos were picked', async () => {
    const { archive, paths } = kept();
    await archive.finish([
      { photoId: 'c', path: 'A/c.jpg' },
      { photoId: 'a', path: 'B/a.jpg' },
    ]);
    expect(paths()).toEqual([
      [
        ['a', 'B/a.jpg'],
        ['c', 'A/c.jpg'],
      ],
    ]);
  });

  it('is not made with an unknown photo', async () => {
    const { archive, paths } = kept();
    await expect(archive.finish([{ photoId: 'z', path: 'A/z.jpg' }])).rejects.toMatchObject({
      failure: { code: 'archive-incomplete', details: { picked: 1, accountedFor: 0 } },
    });
    expect(paths()).toEqual([]);
  });

  it('has retried photos next to the existing ones', async () => {
    const { archive, paths } = kept();
    const there = { photoId: 'a', path: 'Pets/dog.jpg' };
    const [photo = fakePhoto('b')] = photos.slice(1);
    const joined = archive.joinedBy((added) => [
      ...added.map(({ photoId }) => ({ photoId, path: 'Pets/dog_2.jpg' })),
      there,
    ]);
    await joined.finish([{ photoId: 'b', path: 'Pets/dog.jpg', photo }]);
    expect(paths()).toEqual([
      [
        ['a', 'Pets/dog.jpg'],
        ['b', 'Pets/dog_2.jpg'],
      ],
    ]);
  });
});
