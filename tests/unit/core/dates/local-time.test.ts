import { describe, expect, it } from 'vitest';
import { batchOffset, zonedMoment } from '#core/dates/batch-zone.ts';
import { localMoment, zoneOffset } from '#core/dates/local-time.ts';
import { offsetBetween, readOffset } from '#core/dates/offset.ts';

const at = (text: string) => Date.parse(text);

describe('a moment’s local time', () => {
  it.each([
    ['America/New_York', '2020-01-01T01:00:00Z', '2019-12-31T20:00:00-05:00'],
    ['America/New_York', '2019-07-14T16:00:00Z', '2019-07-14T12:00:00-04:00'],
    ['Europe/Lisbon', '2024-06-01T23:30:00Z', '2024-06-02T00:30:00+01:00'],
    ['Asia/Kolkata', '2024-06-01T20:00:00Z', '2024-06-02T01:30:00+05:30'],
    ['Asia/Kathmandu', '2024-06-01T20:00:00Z', '2024-06-02T01:45:00+05:45'],
    ['Australia/Lord_Howe', '2024-07-01T12:00:00Z', '2024-07-01T22:30:00+10:30'],
    ['Pacific/Kiritimati', '2024-06-01T12:00:00Z', '2024-06-02T02:00:00+14:00'],
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-29T02:00:00-10:00'],
    ['Pacific/Apia', '2012-01-02T12:00:00Z', '2012-01-03T02:00:00+14:00'],
    ['Europe/Berlin', '1945-07-01T10:00:00Z', '1945-07-01T13:00:00+03:00'],
    ['Europe/Berlin', '2019-10-27T00:59:59Z', '2019-10-27T02:59:59+02:00'],
    ['Europe/Berlin', '2019-10-27T01:00:00Z', '2019-10-27T02:00:00+01:00'],
    ['UTC', '2019-10-27T01:00:00Z', '2019-10-27T01:00:00+00:00'],
  ])('in %s at %s is %s', (zone, utc, local) => {
    expect(localMoment(at(utc), (utcMs) => zoneOffset(zone, utcMs))).toBe(local);
  });

  it('is UTC if nothing gives its offset', () => {
    expect(zoneOffset('Nowhere/Land', 0)).toBeUndefined();
    expect(localMoment(at('2019-07-14T16:00:00.250Z'), () => undefined)).toBe('2019-07-14T16:00:00Z');
  });
});

describe('an offset', () => {
  it.each([
    ['+02:00', '+02:00'],
    ['-0930', '-09:30'],
    ['+2', '+02:00'],
    ['Z', '+00:00'],
    ['UTC', '+00:00'],
    ['UTC+5:45', '+05:45'],
    ['GMT-3', '-03:00'],
    ['−05:00', '-05:00'],
    [' +14:00 ', '+14:00'],
    ['+15:00', undefined],
    ['CEST', undefined],
    ['', undefined],
  ])('spelled %s is %s', (text, offset) => {
    expect(readOffset(text)).toBe(offset);
  });

  it.each([
    ['2019-07-14T18:03:12', '+02:00'],
    ['2019-07-14T11:03:40', '-05:00'],
    ['2019-07-14T21:48:12', '+05:45'],
    ['2019-07-14T18:10:12', undefined],
    ['2019-07-15T18:03:12', undefined],
  ])('is the difference between %s and the moment: %s', (local, offset) => {
    expect(offsetBetween(local, at('2019-07-14T16:03:12Z'))).toBe(offset);
  });
});

describe('a batch’s time zone', () => {
  const berlin = zonedMoment(undefined, 'Europe/Berlin', at('2019-07-14T16:00:00Z'))!;
  const tokyo = zonedMoment({ local: '2019-11-02T09:00:00', offset: '+09:00' }, 'Asia/Tokyo', undefined)!;
  const offsetIn = (known: Parameters<typeof batchOffset>[0], utc: string, device?: string) =>
    batchOffset(known, device)(at(utc));

  it('is that of the photo nearest in time', () => {
    expect(offsetIn([berlin, tokyo], '2019-07-15T10:00:00Z')).toBe(120);
    expect(offsetIn([tokyo, berlin], '2019-11-01T10:00:00Z')).toBe(540);
  });

  it('is the zone of most photos if none is near, in its own season', () => {
    expect(offsetIn([berlin, berlin, tokyo], '2020-01-20T10:00:00Z', 'UTC')).toBe(60);
  });

  it('is the most frequent offset if no place is known', () => {
    const dated = zonedMoment({ local: '2019-07-14T18:00:00', offset: '+02:00' }, undefined, undefined)!;
    expect(offsetIn([dated], '2019-07-14T16:10:00Z', 'UTC')).toBe(120);
    expect(offsetIn([dated], '2021-07-14T16:10:00Z', 'UTC')).toBe(120);
  });

  it('is the device’s if no photo gives one', () => {
    expect(offsetIn([], '2019-07-14T16:00:00Z', 'Asia/Tokyo')).toBe(540);
    expect(offsetIn([], '2019-07-14T16:00:00Z')).toBeUndefined();
    expect(offsetIn([], '2019-07-14T16:00:00Z', 'UTC')).toBeUndefined();
  });

  it('is derived from two clocks of one photo', () => {
    const utc = at('2019-07-14T16:03:12Z');
    expect(zonedMoment({ local: '2019-07-14T18:03:12' }, undefined, utc)).toMatchObject({
      minutes: 120,
      utcMs: utc,
    });
    expect(zonedMoment({ local: '2019-07-14T18:03:12', utcMs: utc }, undefined, undefined)?.minutes).toBe(
      120,
    );
  });

  it('is not derived from a clock that was never set, a day, or a single clock', () => {
    const utc = at('2000-01-01T01:00:00Z');
    expect(zonedMoment({ local: '2000-01-01T02:00:00', isDefault: true }, undefined, utc)).toBeUndefined();
    expect(zonedMoment({ local: '2019-07-14' }, undefined, utc)).toBeUndefined();
    expect(zonedMoment({ local: '2019-07-14T18:03:12' }, undefined, undefined)).toBeUndefined();
    expect(zonedMoment(undefined, 'Europe/Berlin', undefined)).toBeUndefined();
  });
});
