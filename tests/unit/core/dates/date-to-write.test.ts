import { describe, expect, it } from 'vitest';
import { dateToWrite, readWrittenDate } from '#core/dates/date-to-write.ts';

describe('the date to write into a photo', () => {
  it.each([
    ['2019-07-14T18:03:12+02:00', 'sidecar', { local: '2019-07-14T18:03:12', offset: '+02:00' }],
    ['2019-07-14T18:03:12.250-05:00', 'sidecar', { local: '2019-07-14T18:03:12', offset: '-05:00' }],
    ['2019-07-14T16:03:12Z', 'sidecar', { local: '2019-07-14T16:03:12', offset: '+00:00' }],
    ['2019-07-14T18:03:12', 'name', { local: '2019-07-14T18:03:12' }],
    ['2019-07-14', 'name', { local: '2019-07-14T00:00:00' }],
    ['2019-07', 'name', undefined],
    ['2019', 'sidecar', undefined],
    ['2019-07-14T18:03:12Z', 'file', undefined],
    ['2019-07-14T18:03:12', 'exif', undefined],
    [null, 'none', undefined],
  ] as const)('for %s from %s is %j', (date, dateSource, written) => {
    expect(dateToWrite({ date, dateSource })).toEqual(written);
  });

  it.each([
    [{ local: '2019-07-14T18:03:12', offset: '+02:00' }, true],
    [{ local: '2019-07-14T18:03:12' }, true],
    [{ local: '2019-02-31T18:03:12' }, false],
    [{ local: '2019-07-14' }, false],
    [{ local: '2019-07-14T18:03:12', offset: 'Z' }, false],
    [{ local: 12 }, false],
    ['2019-07-14T18:03:12', false],
    [null, false],
  ])('is read from a journal’s %j: %s', (value, isRead) => {
    expect(readWrittenDate(value)).toEqual(isRead ? value : undefined);
  });
});
