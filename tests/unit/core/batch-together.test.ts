import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BatchAction, IDLE_BATCH, reduceBatch, reduceBatchBy } from '#core/batch/batch.ts';
import type { Failure } from '#core/failure.ts';

const failure: Failure = { code: 'photo-unreadable', details: {} };
const usage = { period: '2026-11', count: 4 } as const;
const ids = fc.constantFrom('a', 'b', 'c', 'd');
const photos = fc.record({
  photoId: ids,
  description: fc.constant('A dog.'),
  category: fc.constant('Pets' as const),
  folder: fc.constantFrom(['Pets'], ['Dogs']),
  name: fc.constantFrom('dog', 'dog in a garden'),
  extension: fc.constant('jpg'),
});
const placed = fc.record({
  type: fc.constant('placed'),
  photo: photos,
  done: fc.nat(9),
  total: fc.constant(9),
});
const failed = fc.record({
  type: fc.constant('failed'),
  photoId: ids,
  failure: fc.constant(failure),
  done: fc.nat(9),
  total: fc.constant(9),
});
const actions: fc.Arbitrary<BatchAction> = fc.oneof(
  { weight: 4, arbitrary: placed },
  { weight: 2, arbitrary: photos.map((photo): BatchAction => ({ type: 'filed', photo })) },
  { weight: 2, arbitrary: photos.map((photo): BatchAction => ({ type: 'followed', photo })) },
  { weight: 2, arbitrary: ids.map((photoId): BatchAction => ({ type: 'looking', photoId })) },
  ids.map((photoId): BatchAction => ({ type: 'refused', photoId, failure })),
  failed,
  fc.array(ids).map((photoIds): BatchAction => ({ type: 'begun-again', photoIds })),
  fc.constantFrom<BatchAction>(
    { type: 'started', total: 4, usage },
    { type: 'stopped' },
    { type: 'ended' },
    { type: 'begun' },
  ),
);

describe('several events of a batch together', () => {
  it('give the same state as one after another', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 30 }), (all) => {
        const oneByOne = all.reduce(reduceBatch, IDLE_BATCH);
        expect(reduceBatchBy(IDLE_BATCH, all)).toEqual(oneByOne);
      }),
    );
  });

  it('leave the previous state unchanged', () => {
    const photo = { photoId: 'a', description: '', category: 'Pets', folder: ['Pets'], name: 'dog' } as const;
    const placed: BatchAction = { type: 'placed', photo: { ...photo, extension: 'jpg' }, done: 1, total: 1 };
    const before = reduceBatchBy(IDLE_BATCH, [{ type: 'begun' }, placed]);
    reduceBatchBy(before, [
      { type: 'filed', photo: { ...photo, folder: ['Dogs'], extension: 'jpg' } },
      { ...placed, photo: { ...placed.photo, photoId: 'b' } },
    ]);
    expect(before.arrivals).toEqual([placed.photo]);
    expect([...before.photos.keys()]).toEqual(['a']);
  });
});
