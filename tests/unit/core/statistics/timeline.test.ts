import { describe, expect, it } from 'vitest';
import { TIMELINE_STEPS } from '#core/statistics/limits.ts';
import { timelineOf } from '#core/statistics/timeline.ts';

const of = (...days: readonly string[]) => timelineOf(days);
const countsOf = (timeline: ReturnType<typeof timelineOf>) =>
  Object.fromEntries(timeline?.steps.map(({ from, photos }) => [from, photos]) ?? []);

describe('the timeline of photos', () => {
  it('is empty if no photo has a date', () => {
    expect(of()).toBeUndefined();
  });

  it('has days over a month at most, including those in between', () => {
    const timeline = of('2026-05-12', '2026-05-14', '2026-05-12');
    expect(timeline).toMatchObject({ unit: 'day', first: '2026-05-12', last: '2026-05-14' });
    expect(countsOf(timeline)).toEqual({ '2026-05-12': 2, '2026-05-13': 0, '2026-05-14': 1 });
  });

  it('has months over a longer time, across the turn of the year', () => {
    const timeline = of('2025-11-30', '2026-02-01', '2026-02-28');
    expect(timeline?.unit).toBe('month');
    expect(countsOf(timeline)).toEqual({
      '2025-11-01': 1,
      '2025-12-01': 0,
      '2026-01-01': 0,
      '2026-02-01': 2,
    });
  });

  it('has years over a longer time still', () => {
    expect(countsOf(of('2019-07-14', '2024-01-01'))).toEqual({
      '2019-01-01': 1,
      '2020-01-01': 0,
      '2021-01-01': 0,
      '2022-01-01': 0,
      '2023-01-01': 0,
      '2024-01-01': 1,
    });
  });

  it('includes photos with only a known year if its steps are years', () => {
    const timeline = of('1987', '1990-05', '1992-07-14');
    expect(timeline).toMatchObject({ unit: 'year', photos: 3, first: '1987', last: '1992-07-14' });
    expect(countsOf(timeline)).toMatchObject({
      '1987-01-01': 1,
      '1988-01-01': 0,
      '1990-01-01': 1,
      '1992-01-01': 1,
    });
  });

  it('leaves out photos whose date is too vague for its steps', () => {
    const timeline = of('2026', '2026-05', '2026-05-12', '2026-05-14');
    expect(timeline).toMatchObject({ unit: 'day', photos: 2, first: '2026-05-12', last: '2026-05-14' });
  });

  it.each([
    [['2026', '2026'], 'year', 2, ['2026-01-01']],
    [['2026', '2026-05', '2026-06'], 'month', 2, ['2026-05-01', '2026-06-01']],
    [['2025', '2026'], 'year', 2, ['2025-01-01', '2026-01-01']],
  ] as const)('uses the known part if there is no day: %o by the %s', (days, unit, photos, steps) => {
    const timeline = of(...days);
    expect(timeline).toMatchObject({ unit, photos });
    expect(timeline?.steps.map(({ from }) => from)).toEqual(steps);
  });

  it.each([
    ['1970-01-02', '2026-05-12'],
    ['1839-01-01', '2026-05-12'],
    ['0001-01-01', '9999-12-31'],
  ])('has a readable number of steps, from %s to %s', (first, last) => {
    const timeline = of(first, last);
    expect(timeline?.steps.length).toBeLessThanOrEqual(TIMELINE_STEPS);
    expect(timeline?.steps.length).toBeGreaterThan(1);
    expect(timeline?.steps.at(0)?.photos).toBe(1);
    expect(timeline?.steps.at(-1)?.photos).toBe(1);
  });
});
