import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { type AlikePhoto, groupAlike } from '#core/similarity/alike/group-alike.ts';
import { IDLE_BATCH, reduceBatch } from '#core/batch/batch.ts';
import type { BatchEvent } from '#core/batch/batch-event.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { groupPhotos } from '#pipeline/group-photos.ts';
import { organize } from '#pipeline/organize.ts';
import type { Described, Grouping } from '#pipeline/ports.ts';
import { fakePhoto, type FakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

/** A picture of waves, as wide as its photo's number. */
function drawn(seed: number) {
  const data = Uint8Array.from(
    { length: 64 * 48 * 3 },
    (_, at) => 128 + 100 * Math.sin((at * seed) / 37) * Math.cos((at * seed) / 2111),
  );
  return fingerprintOf({ width: 64, height: 48, data });
}
const traitsOf = (seed: number) => ({ fingerprint: drawn(seed), width: 640, height: 480 });
const SEEDS: Readonly<Record<string, number>> = { p0: 1, p1: 2.7, p2: 1 };
const PHOTOS = Object.keys(SEEDS).map((id) => fakePhoto(id, { description: 'A dog on a sofa.' }));
const GROUPING: Grouping<FakePhoto> = { groups: async (seen) => groupAlike(seen) };

async function run(
  grouping: Grouping<FakePhoto> | undefined,
  journal?: {
    described: (id: string) => Described | undefined;
    record: (id: string, one: Described) => Promise<void>;
  },
  photos = PHOTOS,
) {
  const ports = fakePorts();
  const decode: typeof ports.decoder.decode = async (photo, ...rest) => ({
    ...(await ports.decoder.decode(photo, ...rest)),
    traits: traitsOf(SEEDS[photo.id] ?? 1),
  });
  const events: BatchEvent[] = [];
  const all = {
    ...ports,
    decoder: { decode },
    ...(grouping ? { grouping } : {}),
    ...(journal ? { journal } : {}),
  };
  const settings = { photosPerBatch: 20, placing: { rules: [], pattern: DEFAULT_PATTERN }, concurrency: 2 };
  for await (const event of organize(photos, all, settings, new AbortController().signal)) events.push(event);
  return events;
}

describe('similar photos of a batch', () => {
  it('are reported before the archive, and are in the batch’s state', async () => {
    const events = await run(GROUPING);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('grouped')).toBeGreaterThan(types.lastIndexOf('placed'));
    expect(types.indexOf('grouped')).toBeLessThan(types.indexOf('archived'));
    const { groups } = events.reduce(reduceBatch, IDLE_BATCH);
    expect(groups).toMatchObject([{ kind: 'near', photoIds: ['p0', 'p2'] }]);
  });

  it('stay known while others are retried', async () => {
    const state = (await run(GROUPING)).reduce(reduceBatch, IDLE_BATCH);
    expect(reduceBatch(state, { type: 'begun-again', photoIds: ['p1'] }).groups).toEqual(state.groups);
  });

  it('join the board’s groups when they are retried, which lose no photo', async () => {
    const near = (...photoIds: string[]) =>
      ({ kind: 'near', photoIds, bestId: photoIds[0] ?? '', reasons: [] }) as const;
    const board = reduceBatch(IDLE_BATCH, { type: 'grouped', groups: [near('a', 'b'), near('x', 'y')] });
    const again = reduceBatch(board, { type: 'begun-again', photoIds: ['c', 'd'] });
    const { groups } = reduceBatch(again, { type: 'grouped', groups: [near('a', 'b', 'c')] });
    expect(groups).toEqual([near('x', 'y'), near('a', 'b', 'c')]);
  });

  it('are compared even if a single one is retried', async () => {
    const asked: number[] = [];
    const grouping: Grouping<FakePhoto> = {
      groups: async (seen) => {
        asked.push(seen.length);
        return [];
      },
    };
    await run(grouping, undefined, PHOTOS.slice(0, 1));
    expect(asked).toEqual([1]);
  });

  it('are compared by stored fingerprints in a resumed batch', async () => {
    const known = new Map<string, Described>();
    await run(undefined, {
      described: () => undefined,
      record: async (id, described) => {
        known.set(id, described);
      },
    });
    expect([...known.values()].every(({ traits }) => traits !== undefined)).toBe(true);
    let seen: readonly AlikePhoto[] = [];
    const grouping: Grouping<FakePhoto> = {
      groups: async (photos) => {
        seen = photos;
        return groupAlike(photos);
      },
    };
    const events = await run(grouping, { described: (id) => known.get(id), record: async () => {} });
    expect(seen.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2']);
    expect(events.some(({ type }) => type === 'grouped')).toBe(true);
  });

  it('exclude photos that an earlier version described without a fingerprint', async () => {
    const asked: unknown[] = [];
    const grouping: Grouping<FakePhoto> = {
      groups: async (seen, photos) => {
        asked.push(
          seen.map(({ id }) => id),
          photos.map(({ id }) => id),
        );
        return [];
      },
    };
    const describedAs = (photo: FakePhoto) =>
      ({ photo, format: 'jpeg', number: 1, description: 'A dog on a sofa.' }) as const;
    const [first, second] = PHOTOS as [FakePhoto, FakePhoto];
    const described = [{ ...describedAs(first), traits: traitsOf(1) }, describedAs(second)];
    expect(await groupPhotos(described, grouping)).toEqual([]);
    expect(asked).toEqual([['p0'], ['p0', 'p1']]);
    expect(await groupPhotos([describedAs(second)], grouping)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('never make a batch fail', async () => {
    const events = await run({ groups: () => Promise.reject(new Error('the worker is gone')) });
    expect(events.some(({ type }) => type === 'archived')).toBe(true);
    expect(events.some(({ type }) => type === 'grouped')).toBe(false);
  });
});
