/**
/**
 * Mean similarity (cosine, −1 to 1) from which two groups of faces may be one person. This and the numbers below
 * were chosen on half of the test photos and half of the strangers. `npm --prefix lab run bench -- people` measures
 * them on the other halves.
 */
export const SAME_PERSON = 0.36;
/** Minimum mean similarity of a face to the other faces of its person. */
export const BELONGS = 0.42;
/** Minimum advantage of a group's mean inner similarity over its faces' most similar faces outside. */
export const APART_FROM_OTHERS = 0.1;
/** For groups larger than those in the test photos: the same minimum, by each face's most similar one inside. */
export const LARGE_GROUP = 9;
export const NEAREST_APART = 0.25;
/** From this mean similarity on, the program asks whether two groups are the same person. */
export const MAYBE_SAME_PERSON = 0.3;
/** Number of the largest groups that are compared for that, so that a correction is answered at once. */
export const COMPARED_GROUPS = 300;
/** Number of such questions shown at a time. */
export const MOST_QUESTIONS = 3;
/** Smaller groups are not shown as a person. */
export const FEWEST_FACES = 3;
/** Maximum vectors per remembered person. */
export const KNOWN_VECTORS = 12;
/** Maximum characters of a person's name. */
export const NAME_LENGTH = 60;
/** Numbers of a face's vector. */
export const VECTOR_LENGTH = 128;
/** How far the length of a stored vector may be from 1, as a share. */
export const VECTOR_SLACK = 0.001;
