/**
 * Mean likeness (cosine, −1 to 1) from which two groups of faces may be one person. This and the numbers below were
 * chosen on half of the test photos and half of the strangers. `npm run bench:people` measures them on the other halves.
 */
export const SAME_PERSON = 0.36;
/** A face belongs to a person from this mean likeness to the person's other faces on. */
export const BELONGS = 0.42;
/** A group of faces counts if they are on average so much liker to each other than to the likest face outside. */
export const APART_FROM_OTHERS = 0.1;
/** Larger groups than the test photos have also count if each face's likest one inside is so much liker. */
export const LARGE_GROUP = 9;
export const NEAREST_APART = 0.25;
/** From this mean likeness on people are asked whether two groups are the same person. */
export const MAYBE_SAME_PERSON = 0.3;
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
/** Numbers of a face's vector. */
export const VECTOR_LENGTH = 128;
/** How far the length of a stored vector may be from 1, as a share. */
export const VECTOR_SLACK = 0.001;
