import type { Face } from './face.ts';
import { averageLinkage } from './group-faces.ts';
import { SAME_PERSON } from './limits.ts';

/**
 * Returns the faces of a film: of each person one, in the frame that shows the person best. Without that, three frames
 * of a stranger would look like a person of three photos.
 *
 * @param frames the faces of each frame
 */
export function facesOfFilm<Found extends Face>(
  frames: readonly (readonly Found[])[],
): (Found & { readonly frame: number })[] {
  const faces = frames.flatMap((found, frame) => found.map((face) => Object.assign({}, face, { frame })));
  // Faces of one film are compared even if they are small or turned away: one that is left out is only shown less.
  const toGroup = faces.map(({ frame, vector }) => ({ photoId: '', frame, vector, isClear: true }));
  return averageLinkage(toGroup, SAME_PERSON)
    .map((members) => members.reduce((one, other) => (isBetter(faces[other]!, faces[one]!) ? other : one)))
    .toSorted((one, other) => one - other)
    .map((at) => faces[at]!);
}

function isBetter(one: Face, other: Face): boolean {
  if (one.isClear !== other.isClear) return one.isClear;
  return one.score * one.sizePx > other.score * other.sizePx;
}
