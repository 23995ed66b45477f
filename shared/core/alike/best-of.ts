/** What decides which of several photos of the same picture is the best. */
export interface Quality {
  /** Of the file as it is, not of what was looked at. */
  readonly pixels: number;
  /** Whether it is in a format that cameras write and that nothing was lost in since: HEIC, RAW, TIFF. */
  readonly isCameraFormat: boolean;
  /** Whether it says when it was taken. */
  readonly hasDate: boolean;
  readonly sizeBytes: number;
}

/**
 * The place of the best of several photos of the same picture: the one with the most pixels, then in a camera's format,
 * then with a date, then the largest file, then the first.
 */
export function bestOf(photos: readonly Quality[]): number {
  let best = 0;
  photos.forEach((photo, at) => {
    if (isBetter(photo, photos[best]!)) best = at;
  });
  return best;
}

function isBetter(one: Quality, other: Quality): boolean {
  const differences = [
    one.pixels - other.pixels,
    Number(one.isCameraFormat) - Number(other.isCameraFormat),
    Number(one.hasDate) - Number(other.hasDate),
    one.sizeBytes - other.sizeBytes,
  ];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}
