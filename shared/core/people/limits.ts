/**
 * Mean similarity (cosine, −1 to 1) from which two groups of faces are one person. Chosen on half of the people in
 * the test photos: the most faces in right groups among the values that mix no two people. `npm run bench:people`
 * measures it.
 */
export const SAME_PERSON = 0.94;
/**
 * Minimum advantage of a group's inner similarity over the most similar face outside. Chosen on the same half, with
 * half of the strangers.
 */
export const APART_FROM_OTHERS = 0.005;
/** For groups larger than those in the test photos: the same minimum, by each face's most similar one inside. */
export const LARGE_GROUP = 9;
export const NEAREST_APART = 0.0125;
/** From this mean similarity on, the program asks whether two groups are the same person. */
export const MAYBE_SAME_PERSON = 0.915;
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
