/**
 * How the outline of the world's land is written (`world-outline.ts`): a ring after the other, with a space between
 * two; of each ring its points, of each point its longitude and latitude as the difference to the point before, in steps
 * of a part of a degree. A number is twice its size, one less where it is negative, five bits a character of `ALPHABET`,
 * the lowest first; all characters but the last of a number are from its second half.
 */
export const STEPS_PER_DEGREE = 20;
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The place in the alphabet from which on a character is not the last of its number. */
export const MORE = 32;
