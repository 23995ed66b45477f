// Scores and sizes of the faces that count, chosen on half of the test photos; lab/bench/people measures them.

/** The minimum score from the finder, 0 to 1. */
export const FOUND_SCORE = 0.5;
/** The minimum score from the checker, which removes false boxes. */
export const CHECKED_SCORE = 0.7;
/** The edge of the crop for the checker, as a multiple of the face's longer edge. */
export const CROP_SIZE = 2;
/** Smaller faces are left out. */
export const SMALLEST_FACE_PX = 30;
/** The maximum number of faces in one photo: a crowd must not take minutes. */
export const MOST_FACES = 60;
/** From this long edge on, the finder also looks at parts of a picture, for small faces. */
export const TILED_FROM_PX = 512;
/** The edge of those parts, as a share of the long edge. */
export const TILE_SHARE = 0.6;
/** Boxes are the same face if more than this share of the smaller one is covered. */
export const SAME_COVERAGE = 0.7;
/** Smaller faces have too few pixels to distinguish people: they are outlined but not grouped. */
export const GROUPED_FROM_PX = 50;
/**
 * A face whose eyes are closer to each other than this, as a share of the distance from eyes to mouth, is seen from
 * the side.
 */
export const FRONTAL = 0.7;
