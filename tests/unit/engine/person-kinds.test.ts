import { describe, expect, it } from 'vitest';
import { personShares } from '#engine/describing/person-kinds.ts';

const shares = (likely: Record<string, number>) => personShares(new Map(Object.entries(likely)));

describe('the kind of person', () => {
  it('is decided by its share of the odds, however rarely captions name a kind', () => {
    const seldom = shares({ man: 0.2, woman: 0.02, boy: 0.02, girl: 0.02 });
    expect(seldom.get('man')).toBeGreaterThan(0.8);
    expect(seldom.get('woman')).toBeLessThan(0.1);
  });

  it('is a child if boy and girl together are likely', () => {
    const child = shares({ man: 0.02, woman: 0.02, boy: 0.5, girl: 0.5 });
    expect(child.get('child')).toBeCloseTo(child.get('boy')! + child.get('girl')!);
    expect(child.get('child')).toBeGreaterThan(0.9);
  });

  it('is an adult if both are equally likely, because photos show more of them than the training set', () => {
    const even = shares({ man: 0.5, woman: 0, boy: 0.5, girl: 0 });
    expect(even.get('man')).toBeGreaterThan(even.get('boy')!);
  });

  it('is unknown if no kind is known, and certain if one is', () => {
    expect(shares({ dog: 0.9 }).size).toBe(0);
    expect(shares({ man: 1 }).get('man')).toBe(1);
  });
});
