import { expect, it } from 'vitest';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import { withFilmFrames } from '#pipeline/film-frames.ts';

const fingerprint = fingerprintOf({ width: 8, height: 8, data: new Uint8Array(192).fill(90) });
const source = (id: string) => ({ id, name: `${id}.mp4`, sizeBytes: 1, modifiedMs: 0 });

function film(id: string, filmSeconds: number): AlikePhoto {
  const traits = { fingerprint, width: 640, height: 360 };
  return { id, name: `${id}.mp4`, format: 'mp4', sizeBytes: 1, traits, filmSeconds };
}

it('looks only at films that may be the same one, at the same moments', async () => {
  const films = [film('a', 10), film('b', 20), film('c', 10.1), film('gone', 10.05), film('d', 30)];
  const asked: [string, readonly number[]][] = [];
  const seen = await withFilmFrames(
    films,
    films.map(({ id }) => source(id)),
    async ({ id }, _format, moments) => {
      asked.push([id, moments]);
      if (id === 'gone') throw new Error('gone');
      return [fingerprint];
    },
  );
  expect(asked).toEqual(['a', 'gone', 'c'].map((id) => [id, [1, 5, 9]]));
  expect(seen.map(({ frames }) => frames?.length)).toEqual([1, undefined, 1, undefined, undefined]);
});
