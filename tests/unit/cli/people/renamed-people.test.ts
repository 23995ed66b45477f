import { describe, expect, it } from 'vitest';
import { renamedPeople } from '../../../../cli/people/renamed-people.ts';

/** A file whose checksum is its letter. */
const fileAt = (path: string, sizeBytes = 7) => ({ path, onDisk: `/${path}`, sizeBytes });
const sumOf = async ({ path }: { readonly path: string }) => Promise.resolve(/(.)\.jpg$/.exec(path)?.[1]);

const person = (name: string, ...paths: readonly string[]) => ({
  name,
  vectors: [new Float32Array([1, 0])],
  photos: paths.map((path) => ({ path, sha256: /(.)\.jpg$/.exec(path)?.[1] ?? '', sizeBytes: 7 })),
});

const namesIn = async (files: readonly ReturnType<typeof fileAt>[], ...people: ReturnType<typeof person>[]) =>
  (await renamedPeople(people, files, sumOf)).map(({ name }) => name);

describe('a remembered person', () => {
  const known = person('Person 1', '2024/Person 1/a.jpg', '2024/Person 1/b.jpg', '2025/Person 1/c.jpg');

  it('takes the current name of their folder', async () => {
    const files = [fileAt('2024/Anna/a.jpg'), fileAt('2024/Anna/b.jpg'), fileAt('2025/Anna/c.jpg')];
    expect(await namesIn(files, known)).toEqual(['Anna']);
  });

  it('keeps the name if a photo is still there, or all are gone', async () => {
    const files = [fileAt('2024/Person 1/a.jpg'), fileAt('2024/Best of/b.jpg'), fileAt('2025/Best of/c.jpg')];
    expect(await namesIn(files, known)).toEqual(['Person 1']);
    expect(await namesIn([], known)).toEqual(['Person 1']);
    expect(await namesIn([fileAt('2024/Anna/a.jpg', 8)], known)).toEqual(['Person 1']);
  });

  it('keeps the name if the photos went to different folders', async () => {
    const files = [fileAt('2024/Anna/a.jpg'), fileAt('2024/Bo/b.jpg')];
    expect(await namesIn(files, known)).toEqual(['Person 1']);
  });

  it('merges with another whose folder has the same name now', async () => {
    const other = person('Person 2', '2024/Person 2/d.jpg');
    const files = ['a', 'b', 'd'].map((letter) => fileAt(`2024/Anna/${letter}.jpg`));
    const all = await renamedPeople([known, other], files, sumOf);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ name: 'Anna', vectors: [...known.vectors, ...other.vectors] });
  });
});
