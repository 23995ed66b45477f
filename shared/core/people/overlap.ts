/** A part of a picture, in whatever unit. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the intersection of two regions as a share of their union: 0 to 1; 0 if both are empty. */
export function overlap(a: Region, b: Region): number {
  const shared = sharedArea(a, b);
  const union = a.width * a.height + b.width * b.height - shared;
  return union > 0 ? shared / union : 0;
}

/** Returns the intersection of two regions as a share of the smaller one: 0 to 1. 1 if one is inside the other. */
export function coverage(a: Region, b: Region): number {
  return sharedArea(a, b) / Math.min(a.width * a.height, b.width * b.height);
}

function sharedArea(a: Region, b: Region): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
