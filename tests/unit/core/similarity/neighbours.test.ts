import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEIGHBOUR } from '#core/limits.ts';
import type { Look } from '#core/similarity/look.ts';
import { type Candidate, neighboursOf } from '#core/similarity/neighbours.ts';

const CAMERA = 1;
const LOOK: Look = new Uint8ClampedArray(1);

/** A look of a single number; the nearer two numbers are, the more similar the looks. */
const looking = (value: number): Look => Uint8ClampedArray.of(value);
const byValue = (one: Look, other: Look) => 1 - Math.abs(one[0]! - other[0]!) / 100;

const lender = (atMs: number, look = LOOK, camera = CAMERA, sureness = 0.9): Candidate => ({
  role: { lends: sureness },
  shot: { atMs, camera, look },
});
const borrower = (atMs: number, look = LOOK, camera = CAMERA): Candidate => ({
  ...lender(atMs, look, camera),
  role: 'borrows',
});
/** Which photo each one follows, by index. */
const followed = (candidates: readonly Candidate[]) =>
  [...neighboursOf(candidates, byValue)].map(([at, neighbour]) => [at, neighbour.at]);

describe('the neighbor that an uncertain photo follows', () => {
  it('is the certain one by the same camera within a minute, before it or after', () => {
    expect(neighboursOf([lender(0), borrower(4000)], byValue)).toEqual(
      new Map([[1, { at: 0, msBefore: 4000 }]]),
    );
    expect(neighboursOf([borrower(0), lender(NEIGHBOUR.ms)], byValue)).toEqual(
      new Map([[0, { at: 1, msBefore: -NEIGHBOUR.ms }]]),
    );
  });

  it.each([
    ['it was taken longer ago', [lender(0), borrower(NEIGHBOUR.ms + 1)]],
    ['another camera took it', [lender(0, LOOK, 2), borrower(0)]],
    ['it looks different', [lender(0, looking(50)), borrower(0, looking(0))]],
    ['it is uncertain itself', [borrower(0), borrower(1)]],
    ['it neither gives nor takes', [{ ...lender(0), role: 'neither' as const }, borrower(1)]],
    ['its file does not say when it was taken', [{ role: { lends: 0.9 } }, borrower(1)]],
    ['this one’s file does not say it', [lender(0), { role: 'borrows' as const }]],
    ['there is no other', [borrower(0)]],
  ])('does not exist if %s', (_why, candidates) => {
    expect(followed(candidates)).toEqual([]);
  });

  it('is the most certain of several similar ones', () => {
    const candidates = [
      lender(1000, LOOK, CAMERA, 0.6),
      borrower(2000),
      lender(50_000, looking(9), CAMERA, 0.8),
    ];
    expect(followed(candidates)).toEqual([[1, 2]]);
    expect(followed([...candidates, lender(1000, looking(90), CAMERA, 0.99)])).toEqual([[1, 2]]);
  });

  it('is the more similar of two that are equally certain', () => {
    const candidates = [lender(1000, looking(10)), borrower(2000, looking(20)), lender(50_000, looking(19))];
    expect(followed(candidates)).toEqual([[1, 2]]);
  });

  it('is then the nearer in time, then the first', () => {
    expect(followed([lender(0), lender(7000), borrower(9000)])).toEqual([[2, 1]]);
    expect(followed([lender(2000), borrower(1000), lender(0)])).toEqual([[1, 0]]);
    expect(followed([lender(0), lender(0), borrower(0)])).toEqual([[2, 0]]);
  });

  it('is never one that follows another itself', () => {
    const roles = fc.constantFrom<Candidate['role']>({ lends: 0.6 }, { lends: 0.9 }, 'borrows', 'neither');
    const atMs = fc.oneof(fc.nat(200_000), fc.constantFrom(NaN, Infinity, -Infinity, -6e13, 8.64e15));
    const candidate = fc.record({ role: roles, atMs, camera: fc.nat(2), value: fc.nat(40) });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 60 }), (drawn) => {
        const candidates = drawn.map(({ role, value, ...shot }) => ({
          role,
          shot: { ...shot, look: looking(value) },
        }));
        for (const [at, neighbour] of neighboursOf(candidates, byValue)) {
          expect([candidates[at]?.role, candidates[neighbour.at]?.role]).toEqual([
            'borrows',
            { lends: expect.any(Number) },
          ]);
          expect(Math.abs(neighbour.msBefore)).toBeLessThanOrEqual(NEIGHBOUR.ms);
        }
        expect(neighboursOf(candidates, byValue)).toEqual(neighboursOf(structuredClone(candidates), byValue));
      }),
    );
  });

  it('is found without comparing all pairs, even if all photos were taken in one minute', () => {
    const photos = 10_000;
    let compared = 0;
    const candidates = Array.from({ length: photos }, (_, at) =>
      (at % 2 === 0 ? lender : borrower)(at % 60_000),
    );
    const found = neighboursOf(candidates, () => {
      compared += 1;
      return 1;
    });
    expect(found.size).toBe(photos / 2);
    expect(compared).toBeLessThanOrEqual((photos / 2) * NEIGHBOUR.compared);
  });
});
