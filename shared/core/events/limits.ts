const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** An event ends after this long without a photo; users can choose other hours. */
export const EVENT_GAP_HOURS = 6;
/** The hours that users can choose from. */
export const EVENT_GAP_RANGE = { least: 1, most: 72 } as const;
/** A new place begins this far away, if getting there took longer than `MOVE_MS`. */
export const FAR_KM = 50;
export const MOVE_MS = HOUR_MS;
/** Fewer photos than this aren't an event: they join the rest of their day. */
export const FEWEST_PHOTOS = 3;
/** The approximate edge of a home's cell. */
export const HOME_CELL_KM = 10;
/** A home needs photos on this many days, spread over this long. */
export const HOME_DAYS = 10;
export const HOME_SPAN_MS = 6 * 7 * DAY_MS;
/** A trip continues across gaps up to this long, and has at least this many days. */
export const TRIP_PAUSE_MS = 2 * DAY_MS;
export const TRIP_DAYS = 2;
/** The night belongs to the day before. */
export const DAY_BEGINS_MS = 5 * HOUR_MS;
export { DAY_MS, HOUR_MS };
