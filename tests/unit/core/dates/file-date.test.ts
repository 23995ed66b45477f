import { describe, expect, it } from 'vitest';
import { fileDate, type SaidDate } from '#core/dates/file-date.ts';

const NOW_MS = Date.UTC(2026, 10, 26, 12);
const taken = (text: string, offset?: string): SaidDate => ({ text, offset, isTaken: true });
const changed = (text: string): SaidDate => ({ text });

describe('a file’s date', () => {
  it.each<[string, readonly SaidDate[], string | undefined]>([
    ['the first', [taken('2009:06:07 08:09:10'), taken('2011:01:01 00:00:00')], '2009-06-07T08:09:10'],
    [
      'the next if the first is blank',
      [taken('    :  :     :  :  '), taken('2009:06:07 08:09:10')],
      '2009-06-07T08:09:10',
    ],
    [
      'the next if the first is zero',
      [taken('0000:00:00 00:00:00'), taken('2009:06:07 08:09:10')],
      '2009-06-07T08:09:10',
    ],
    [
      'the next if the first is invalid',
      [taken('2019:13:45 25:61:61'), taken('2009:06:07 08:09:10')],
      '2009-06-07T08:09:10',
    ],
    [
      'the next if the first is in the future',
      [taken('2037:01:01 00:00:00'), taken('2009:06:07 08:09:10')],
      '2009-06-07T08:09:10',
    ],
    ['that of a time zone ahead of ours', [taken('2026:11:27 11:00:00')], '2026-11-27T11:00:00'],
    ['a change if there is nothing else', [changed('2011:01:01 10:00:00')], '2011-01-01T10:00:00'],
    ['a day', [taken('2019:07:14')], '2019-07-14'],
    ['a month', [taken('1987-08')], '1987-08'],
    ['a year', [taken('1987:00:00 00:00:00')], '1987'],
    ['a day within the year', [taken('1987'), taken('1987-08-15')], '1987-08-15'],
    ['a year that contains no other', [taken('1987'), taken('2019-07-14')], '1987'],
    ['a year that contains only a change', [taken('2019'), changed('2019:11:01 10:00:00')], '2019'],
    ['none', [taken('2037:01:01 00:00:00')], undefined],
    ['none of none', [], undefined],
  ])('is %s', (_what, said, local) => {
    expect(fileDate(said, NOW_MS)?.local).toBe(local);
    expect(fileDate(said, NOW_MS)?.isDefault).toBeUndefined();
  });

  it.each([
    '1970:01:01 00:00:00',
    '1980:01:01 00:00:00',
    '1980:01:01 00:12:34',
    '2000:01:01 00:03:00',
    '2002:12:08 12:00:00',
  ])('is doubtful if it is %s, as on clocks that were never set', (text) => {
    expect(fileDate([taken(text)], NOW_MS)).toMatchObject({ isDefault: true });
    expect(fileDate([taken(text), taken('2009:06:07 08:09:10')], NOW_MS)).toEqual({
      local: '2009-06-07T08:09:10',
    });
    expect(fileDate([taken(text), changed('2013:07:12 10:00:00')], NOW_MS)).toEqual({
      local: '2013-07-12T10:00:00',
      isDefault: true,
    });
  });

  it.each(['2002:12:08 12:00:01', '1999:12:31 23:59:59', '2000:01:02 00:00:00', '1970-01-02'])(
    'is not doubtful if it is %s',
    (text) => expect(fileDate([taken(text)], NOW_MS)?.isDefault).toBeUndefined(),
  );

  it('uses its own offset before a separate field’s', () => {
    expect(fileDate([taken('2019:07:14 18:03:12+09:00', '+02:00')], NOW_MS)?.offset).toBe('+09:00');
    expect(fileDate([taken('2019:07:14 18:03:12', '+02:00')], NOW_MS)?.offset).toBe('+02:00');
    expect(fileDate([taken('2019:07:14', '+02:00')], NOW_MS)?.offset).toBeUndefined();
  });

  it('may be only a moment', () => {
    const utcMs = Date.UTC(2019, 6, 14, 16, 3, 12);
    expect(fileDate([{ utcMs }], NOW_MS)).toEqual({ utcMs });
    expect(fileDate([{ utcMs: Date.UTC(2040, 0, 1) }], NOW_MS)).toBeUndefined();
    expect(fileDate([{ utcMs: Date.UTC(1970, 0, 1) }], NOW_MS)).toEqual({ utcMs: 0, isDefault: true });
  });
});
