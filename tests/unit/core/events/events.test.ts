import { describe, expect, it } from 'vitest';
import type { Moment } from '#core/events/event.ts';
import { eventNames } from '#core/events/event-names.ts';
import { findEvents } from '#core/events/find-events.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';

const MUNICH = {
  coordinates: { latitude: 48.137, longitude: 11.575 },
  place: { city: 'Munich', countryCode: 'DE' },
};
const LISBON = {
  coordinates: { latitude: 38.722, longitude: -9.139 },
  place: { city: 'Lisbon', countryCode: 'PT' },
};
const PORTO = {
  coordinates: { latitude: 41.158, longitude: -8.629 },
  place: { city: 'Porto', countryCode: 'PT' },
};
const FARO = {
  coordinates: { latitude: 37.019, longitude: -7.93 },
  place: { city: 'Faro', countryCode: 'PT' },
};

let made = 0;
/** Photos at these local times. */
function taken(locals: readonly string[], where: Partial<Moment> = {}): Moment[] {
  return locals.map((local) => ({ id: `p${(made += 1)}`, local, ...where }));
}
/** Three photos on each of these days. */
function days(first: string, count: number, where: Partial<Moment> = {}, everyDays = 1): Moment[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first) + at * everyDays * 86_400_000).toISOString().slice(0, 10);
    return taken([`${day}T10:00:00`, `${day}T11:00:00`, `${day}T12:30:00`], where);
  }).flat();
}
/** The name of each event, with its number of photos. */
function named(moments: readonly Moment[], gapHours?: number): string[] {
  return Array.from(
    eventNames(findEvents(moments, gapHours)),
    ([{ moments: own }, name]) => `${name}: ${own.length}`,
  );
}
/** Half a year at home, with photos every fourth day. */
const HOME = days('2026-01-02', 45, MUNICH, 4);

describe('findEvents', () => {
  it('ends an event after six hours without a photo', () => {
    const locals = ['2026-05-12T09:00:00', '2026-05-12T10:00:00', '2026-05-12T11:00:00'];
    const evening = ['2026-05-12T18:00:00', '2026-05-12T19:00:00', '2026-05-12T20:00:00'];
    expect(named([...taken(locals), ...taken(evening)])).toEqual([
      '2026-05-12 (morning): 3',
      '2026-05-12 (evening): 3',
    ]);
    expect(named([...taken(locals), ...taken(evening)], 8)).toEqual(['2026-05-12: 6']);
  });

  it('does not depend on the order in which photos were picked', () => {
    const moments = [...days('2026-05-12', 2), ...days('2026-05-20', 1)];
    expect(named(moments.toReversed())).toEqual(named(moments));
  });

  it('assigns photos after midnight to the evening before', () => {
    const party = [
      '2026-05-12T22:00:00',
      '2026-05-12T23:30:00',
      '2026-05-13T00:30:00',
      '2026-05-13T02:00:00',
    ];
    expect(named(taken(party))).toEqual(['2026-05-12: 4']);
  });

  it('starts another event in another place', () => {
    const morning = taken(['2026-05-12T08:00:00', '2026-05-12T08:30:00', '2026-05-12T09:00:00'], MUNICH);
    const noon = taken(['2026-05-12T12:00:00', '2026-05-12T12:30:00', '2026-05-12T13:00:00'], LISBON);
    expect(named([...morning, ...noon])).toEqual(['2026-05-12 Munich: 3', '2026-05-12 Lisbon: 3']);
  });

  it('keeps a photo without coordinates with those around it', () => {
    const moments = [
      ...taken(['2026-05-12T08:00:00', '2026-05-12T09:00:00'], LISBON),
      ...taken(['2026-05-12T08:30:00', '2026-05-12T10:00:00']),
    ];
    expect(named(moments)).toEqual(['2026-05-12 Lisbon: 4']);
  });

  it('puts a day’s few photos into its event', () => {
    const moments = [...days('2026-05-12', 1), ...taken(['2026-05-12T22:00:00'])];
    expect(named(moments)).toEqual(['2026-05-12: 4']);
  });

  it('makes one event of a day’s few photos if it has no other', () => {
    expect(named(taken(['2026-05-12T08:00:00', '2026-05-12T21:00:00']))).toEqual(['2026-05-12: 2']);
  });

  it('puts photos with only a known day into that day’s largest event', () => {
    const moments = [...days('2026-05-12', 1, LISBON), ...taken(['2026-05-12', '2026-05-13'])];
    expect(named(moments)).toEqual(['2026-05-12 Lisbon: 4', '2026-05-13: 1']);
  });

  it('makes one trip of the days far from home', () => {
    const moments = [...HOME, ...days('2026-07-12', 8, LISBON)];
    expect(named(moments)).toContain('2026-07-12 to 19 Lisbon: 24');
  });

  it('names a trip through several cities by its country', () => {
    const moments = [
      ...HOME,
      ...days('2026-07-29', 2, LISBON),
      ...days('2026-07-31', 2, PORTO),
      ...days('2026-08-02', 2, FARO),
    ];
    expect(named(moments)).toContain('2026-07-29 to 08-03 Portugal: 18');
  });

  it('ends a trip after three days without a photo, or with photos at home', () => {
    const pause = [...HOME, ...days('2026-07-12', 2, LISBON), ...days('2026-07-18', 2, LISBON)];
    expect(named(pause)).toEqual(
      expect.arrayContaining(['2026-07-12 to 13 Lisbon: 6', '2026-07-18 to 19 Lisbon: 6']),
    );
    const home = [
      ...HOME,
      ...days('2026-07-12', 2, LISBON),
      ...days('2026-07-14', 1, MUNICH),
      ...days('2026-07-15', 2, LISBON),
    ];
    expect(named(home)).toEqual(
      expect.arrayContaining([
        '2026-07-12 to 13 Lisbon: 6',
        '2026-07-14 Munich: 3',
        '2026-07-15 to 16 Lisbon: 6',
      ]),
    );
  });

  it('does not call a day away from home a trip', () => {
    expect(named([...HOME, ...days('2026-07-12', 1, LISBON)])).toContain('2026-07-12 Lisbon: 3');
  });

  it('finds no trips if home is unknown', () => {
    expect(named(days('2026-07-12', 2, LISBON))).toEqual(['2026-07-12 Lisbon: 3', '2026-07-13 Lisbon: 3']);
  });

  it('names a trip over New Year with both years', () => {
    const moments = [...days('2026-08-01', 45, MUNICH, 3), ...days('2026-12-30', 4, LISBON)];
    expect(named(moments)).toContain('2026-12-30 to 2027-01-02 Lisbon: 12');
  });

  it('ignores impossible times', () => {
    expect(named(taken(['2026-13-45T10:00:00', 'soon', '']))).toEqual([]);
  });

  it('has every moment in exactly one event, even for ten thousand', () => {
    const places: (Coordinates | undefined)[] = [MUNICH.coordinates, LISBON.coordinates, undefined];
    const moments = Array.from({ length: 10_000 }, (_, at): Moment => {
      const local = new Date(1_700_000_000_000 + ((at * 7919) % 10_000) * 3_700_000)
        .toISOString()
        .slice(0, 19);
      return { id: `m${at}`, local, coordinates: places[at % 3] };
    });
    const ids = findEvents(moments).flatMap(({ moments: own }) => own.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(moments.map(({ id }) => id).toSorted());
  });
});
