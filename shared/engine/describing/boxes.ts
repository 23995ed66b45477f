import { boxArea, type Detection } from './detections.ts';

/** The minimum share of a rider's width that is above what they ride. */
const RIDER_WIDTH = 0.5;
/** The minimum share of a box that another one covers where both are of one thing. */
const SAME_SHARE = 0.7;

/** Returns whether something may sit on something else: above its middle, and reaching down into it. */
export function isOver(upper: Detection, lower: Detection): boolean {
  const shared = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
  const middle = (lower.top + lower.bottom) / 2;
  const isReaching = upper.bottom > lower.top && upper.bottom < lower.bottom + (lower.bottom - lower.top) / 4;
  return shared >= RIDER_WIDTH * (upper.right - upper.left) && isReaching && upper.top < middle;
}

/** Returns whether something stands on a surface: its lower edge is within the surface's box. */
export function standsOn(thing: Detection, surface: Detection): boolean {
  const middle = (thing.left + thing.right) / 2;
  return (
    middle > surface.left &&
    middle < surface.right &&
    thing.bottom > surface.top &&
    thing.bottom <= surface.bottom
  );
}

/** Returns whether two boxes mostly cover the same part of the picture. */
export function areSamePlace(one: Detection, other: Detection): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return false;
  return width * height >= SAME_SHARE * Math.min(boxArea(one), boxArea(other));
}

/** Returns whether one is no smaller than two thirds of the other: a couch and a bed, but not a vase and a table. */
export function areOfOneSize(one: Detection, other: Detection): boolean {
  const sizes = [boxArea(one), boxArea(other)];
  return Math.min(...sizes) >= (2 / 3) * Math.max(...sizes);
}
