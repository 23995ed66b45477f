/**
 * Mean similarity (cosine, −1 to 1) from which two groups of faces are one person. Chosen on half of the people of the
 * test photos, with the most faces in right groups of those that mix no two people; `npm run bench:people` measures it.
 */
export const SAME_PERSON = 0.94;
/** Groups of fewer faces are not shown as a person. */
export const FEWEST_FACES = 3;
