/** Returns a key for the picture that a face is in: its photo, or one frame of a film. */
export function pictureOf({
  photoId,
  frame,
}: {
  readonly photoId: string;
  readonly frame?: number | undefined;
}): string {
  return frame === undefined ? photoId : `${frame} ${photoId}`;
}
