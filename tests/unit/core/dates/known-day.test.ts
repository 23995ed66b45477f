import { describe, expect, it } from 'vitest';
import { localDay } from '#core/dates/local-day.ts';
import { firstDayOf, isAsExactAs, knownDay, knownDayWriter, precisionOf } from '#core/dates/known-day.ts';

describe('the known parts of a date', () => {
  it.each([
    ['2019-07-14T18:30:00+02:00', '2019-07-14'],
    ['2019-07-14T23:30:00', '2019-07-14'],
    ['2019-07-14T23:30:00+09:00', '2019-07-14'],
    ['2019-07-14', '2019-07-14'],
    ['2019-07', '2019-07'],
    ['1987', '1987'],
    ['2019-02-30', undefined],
    ['2019-02-30T10:00:00', undefined],
    ['0000-00-00', undefined],
    ['2019-13', undefined],
    ['NaN-NaN-NaNZ', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s is %s', (date, day) => {
    expect(knownDay({ date })).toBe(day);
  });

  it('is this device’s day for a UTC moment', () => {
    const ms = Date.UTC(2026, 4, 12, 23, 30);
    expect(knownDay({ date: '2026-05-12T23:30:00Z' })).toBe(localDay(ms));
  });

  it.each([
    ['2019-07-14', 'day', '2019-07-14', 'July 14, 2019'],
    ['2019-07', 'month', '2019-07-01', 'July 2019'],
    ['1987', 'year', '1987-01-01', '1987'],
  ])(
    'show for %s that the %s is known, when it starts, and how it is written',
    (day, precision, first, text) => {
      expect(precisionOf(day)).toBe(precision);
      expect(firstDayOf(day)).toBe(first);
      expect(knownDayWriter('en-US')(day)).toBe(text);
      expect(isAsExactAs(day, 'month')).toBe(precision !== 'year');
    },
  );
});
