import { describe, expect, it } from 'vitest';
import { isAmong, ofMonth, ofYear } from '#core/search/date-rule.ts';

describe('a day in a rule', () => {
  it('matches from the first to the last of its days', () => {
    const days = ['2019-05-31', '2019-06-01', '2019-06-30', '2019-07-01'];
    expect(days.map((day) => isAmong(day, ofMonth(2019, 6)))).toEqual([false, true, true, false]);
  });

  it('matches the same months of any year', () => {
    const summer = { months: [6, 7, 8] };
    expect(['2001-07-14', '2019-08-31', '2019-12-24'].map((day) => isAmong(day, summer))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('matches a month alone if all its days do', () => {
    const rules = [
      ofMonth(1987, 6),
      ofYear(1987),
      { months: [6] },
      ofMonth(1987, 7),
      { from: '1987-06-10', to: '1987-08-01' },
    ];
    expect(rules.map((rule) => isAmong('1987-06', rule))).toEqual([true, true, true, false, false]);
  });

  it('does not match a year alone, unless all its days do', () => {
    expect(isAmong('2019', ofYear(2019))).toBe(true);
    expect(isAmong('2019', { from: '2018-01-01', to: '2020-12-31' })).toBe(true);
    const others = [ofYear(2018), ofYear(2020), ofMonth(2019, 6), { months: [1] }];
    expect(others.map((rule) => isAmong('2019', rule))).toEqual([false, false, false, false]);
  });
});
