const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** An event ends where nothing was taken for this long; users may choose other hours. */
export const EVENT_GAP_HOURS = 6;
/** The hours that users may choose from. */
export const EVENT_GAP_RANGE = { least: 1, most: 72 } as const;
/** Another place begins this far away, if it took longer than `MOVE_MS` to get there. */
export const FAR_KM = 50;
export const MOVE_MS = HOUR_MS;
/** Fewer photos than this are no event of their own: they join what else is of that day. */
export const FEWEST_PHOTOS = 3;
/** Homes are cells of about this edge. */
export const HOME_CELL_KM = 10;
/** Somebody is at home where photos were taken on this many days, over as long a time. */
export const HOME_DAYS = 10;
export const HOME_SPAN_MS = 6 * 7 * DAY_MS;
/** A trip goes on while there is no more than this between its events, and has at least as many days. */
export const TRIP_PAUSE_MS = 2 * DAY_MS;
export const TRIP_DAYS = 2;
/** The night belongs to the day before. */
export const DAY_BEGINS_MS = 5 * HOUR_MS;
export { DAY_MS, HOUR_MS };
