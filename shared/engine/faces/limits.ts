// Scores and sizes of the faces that count, chosen on half of the test photos; tests/bench/people measures them.

/** The finder's lowest score, 0 to 1. */
export const FOUND_SCORE = 0.5;
/** The checker's lowest score: it removes false boxes. */
export const CHECKED_SCORE = 0.7;
/** Edge of the crop that the checker sees, of the face's longer edge. */
export const CROP_SIZE = 2;
/** Smaller faces are left out. */
export const SMALLEST_FACE_PX = 30;
/** Faces in one photo at most: a crowd is no reason to work for minutes. */
export const MOST_FACES = 60;
/** From this long edge on the finder also looks at parts of a picture, for small faces. */
export const TILED_FROM_PX = 512;
/** Edge of those parts, of the long edge. */
export const TILE_SHARE = 0.6;
/** Boxes of which the smaller is covered more than this are the same face. */
export const SAME_COVERAGE = 0.7;
/** Smaller faces have too few pixels to tell people apart: they are outlined and ungrouped. */
export const GROUPED_FROM_PX = 50;
/** A face whose eyes are closer to each other than this, in distances from eyes to mouth, is seen from the side. */
export const FRONTAL = 0.7;
