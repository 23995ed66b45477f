import { kilometresBetween } from '../places/distance.ts';
import type { Moment, PhotoEvent, TimedMoment } from './event.ts';
import { dayOf } from './day.ts';
import { homesOf, isAway } from './home.ts';
import {
  EVENT_GAP_HOURS,
  FAR_KM,
  FEWEST_PHOTOS,
  HOUR_MS,
  MOVE_MS,
  TRIP_DAYS,
  TRIP_PAUSE_MS,
} from './limits.ts';

/** Noon, so that a day without a time belongs to that day. */
const NOON = 'T12:00:00';

/**
 * Finds the events and trips of photos by plain rules. An event ends after `gapHours` without a photo, or if the next
 * photo is more than 50 km away. A day's few photos that aren't an event join its other ones. Events far from home,
 * with at most two days in between, are one trip. Photos of a day without a time join its largest event.
 *
 * @param moments in any order; times that aren't in the calendar are left out
 * @param gapHours hours, see `EVENT_GAP_RANGE`
 * @returns by time; every moment with a time is in exactly one
 */
export function findEvents(moments: readonly Moment[], gapHours = EVENT_GAP_HOURS): readonly PhotoEvent[] {
  const timed = moments
    .map((moment): TimedMoment => ({ ...moment, atMs: msOf(moment.local) }))
    .filter(({ atMs }) => !Number.isNaN(atMs))
    .toSorted((one, other) => one.atMs - other.atMs);
  const [dated, exact] = [timed.filter(isDayOnly), timed.filter((moment) => !isDayOnly(moment))];
  const homes = homesOf(exact);
  const events = joinTrips(splitEvents(exact, gapHours * HOUR_MS), (event) => isAway(event, homes));
  return withFew(events, dated).map((own) => ({ moments: own }));
}

/** Moments in the order of time. */
type Run = readonly TimedMoment[];

function splitEvents(moments: Run, gapMs: number): Run[] {
  const runs: TimedMoment[][] = [];
  let last: TimedMoment | undefined;
  let lastPlaced: TimedMoment | undefined;
  for (const moment of moments) {
    const current = runs.at(-1);
    if (!current || !last || moment.atMs - last.atMs > gapMs || isElsewhere(lastPlaced, moment)) {
      runs.push([moment]);
    } else current.push(moment);
    last = moment;
    if (moment.coordinates) lastPlaced = moment;
  }
  return runs;
}

function isElsewhere(before: TimedMoment | undefined, moment: TimedMoment): boolean {
  if (!before?.coordinates || !moment.coordinates || moment.atMs - before.atMs <= MOVE_MS) return false;
  return kilometresBetween(before.coordinates, moment.coordinates) > FAR_KM;
}

/** Consecutive events away from home are one trip if it has enough days. */
function joinTrips(events: readonly Run[], isTravelling: (event: Run) => boolean): Run[] {
  const joined: Run[] = [];
  let trip: Run[] = [];
  const endTrip = () => {
    const all = trip.flat();
    const days = new Set(all.map(({ atMs }) => dayOf(atMs)));
    if (days.size >= TRIP_DAYS) joined.push(all);
    else joined.push(...trip);
    trip = [];
  };
  for (const event of events) {
    const lastMs = trip.at(-1)?.at(-1)?.atMs;
    const firstMs = event[0]?.atMs ?? 0;
    if (!isTravelling(event) || (lastMs !== undefined && firstMs - lastMs > TRIP_PAUSE_MS)) endTrip();
    if (isTravelling(event)) trip.push(event);
    else joined.push(event);
  }
  endTrip();
  return joined;
}

/** Photos too few for an event, and those of which only the day is known, join the rest of their day. */
function withFew(events: readonly Run[], dated: Run): Run[] {
  const large = events.filter(({ length }) => length >= FEWEST_PHOTOS).map((event) => event.slice());
  const few = [...events.filter(({ length }) => length < FEWEST_PHOTOS).flat(), ...dated];
  const byDay = new Map<string, TimedMoment[][]>();
  for (const event of large.toSorted((one, other) => other.length - one.length)) {
    for (const day of new Set(event.map(({ atMs }) => dayOf(atMs)))) {
      byDay.set(day, [...(byDay.get(day) ?? []), event]);
    }
  }
  const days = new Map<string, TimedMoment[]>();
  for (const moment of few) {
    const day = dayOf(moment.atMs);
    const own = byDay.get(day)?.find((event) => isNear(event, moment)) ?? days.get(day);
    if (own) own.push(moment);
    else days.set(day, [moment]);
  }
  return [...large, ...days.values()]
    .map((event) => event.toSorted((one, other) => one.atMs - other.atMs))
    .toSorted((one, other) => (one[0]?.atMs ?? 0) - (other[0]?.atMs ?? 0));
}

/** Returns whether any of an event's photos was taken near a place, or their places are unknown. */
function isNear(event: Run, { coordinates }: TimedMoment): boolean {
  if (!coordinates) return true;
  let isKnown = false;
  for (const { coordinates: own } of event) {
    if (own && kilometresBetween(own, coordinates) <= FAR_KM) return true;
    isKnown ||= own !== undefined;
  }
  return !isKnown;
}

function isDayOnly({ local }: Moment): boolean {
  return !local.includes('T');
}

function msOf(local: string): number {
  return Date.parse(`${local.includes('T') ? local.slice(0, 19) : `${local.slice(0, 10)}${NOON}`}Z`);
}
