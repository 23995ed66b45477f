import { expect, it } from 'vitest';
import { BoardGrouping } from '#browser/alike/board-grouping.ts';
import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import { photosNamed } from './resume-fixture.ts';

const photos = photosNamed(['a', 'b', 'c', 'd']);
const traits = { fingerprint: {} as AlikePhoto['traits']['fingerprint'], width: 1, height: 1 };
const seenOf = (...ids: readonly string[]): AlikePhoto[] =>
  ids.map((id) => ({ id, name: id, format: 'jpeg', sizeBytes: 1, traits }));
const only = (...ids: readonly string[]) => photos.filter(({ id }) => ids.includes(id));

/** Records what is compared with what. */
function noting() {
  const compared: string[] = [];
  const grouping = new BoardGrouping({
    groups: async (seen, all): Promise<readonly AlikeGroup[]> => {
      compared.push(`${seen.map(({ id }) => id).join(' ')} of ${all.map(({ id }) => id).join(' ')}`);
      return [];
    },
  });
  return { grouping, compared };
}

it('retried photos are compared with the board’s too, in the order picked', async () => {
  const { grouping, compared } = noting();
  await grouping.begin(photos).groups(seenOf('a', 'd'), only('a', 'd'));
  await grouping.again().groups(seenOf('b'), only('b'));
  await grouping.again().groups(seenOf('c'), only('c'));
  expect(compared).toEqual(['a d of a d', 'a b d of a b d', 'a b c d of a b c d']);
});

it('a batch is compared with no photo of the previous one', async () => {
  const { grouping, compared } = noting();
  await grouping.begin(photos).groups(seenOf('a', 'b'), only('a', 'b'));
  await grouping.begin(only('c', 'd')).groups(seenOf('c'), only('c'));
  grouping.forget();
  await grouping.again().groups(seenOf('d'), only('d'));
  expect(compared.slice(1)).toEqual(['c of c', 'd of d']);
});

it('nothing is held of a batch once every photo was seen', async () => {
  const { grouping, compared } = noting();
  await grouping.begin(only('a', 'b')).groups(seenOf('a', 'b'), only('a', 'b'));
  await grouping.again().groups(seenOf('c'), only('c'));
  expect(compared.at(-1)).toBe('c of c');
});
