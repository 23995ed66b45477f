/**
 * Mean similarity (cosine, −1 to 1) from which two groups of faces are one person. Chosen on half of the people of the
 * test photos: the most faces in right groups among those that mix no two people. `npm run bench:people` measures it.
 */
export const SAME_PERSON = 0.94;
/**
 * A group of faces counts if they are on average so much liker to each other than to the likest face outside. Chosen on
 * the same half, with half of the strangers.
 */
export const APART_FROM_OTHERS = 0.005;
/** Larger groups than the test photos have also count if each face's likest one inside is so much liker. */
export const LARGE_GROUP = 9;
export const NEAREST_APART = 0.0125;
/** From this mean similarity on people are asked whether two groups are the same person. */
export const MAYBE_SAME_PERSON = 0.915;
/** So many of the largest groups are compared for that, so that a correction is answered at once. */
export const COMPARED_GROUPS = 300;
/** Such questions that are shown at a time. */
export const MOST_QUESTIONS = 3;
/** Groups of fewer faces are not shown as a person. */
export const FEWEST_FACES = 3;
/** Vectors of a remembered person at most. */
export const KNOWN_VECTORS = 12;
/** Characters of a person's name at most. */
export const NAME_LENGTH = 60;
