/** Packed bytes that are unpacked at once, into a thousand times as many at most. */
export const INFLATED_AT_ONCE = 16 * 1024;
