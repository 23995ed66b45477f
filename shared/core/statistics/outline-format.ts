/**
 * The encoding of the world's outline (`world-outline.ts`): rings separated by spaces. Each point of a ring is the
 * difference of its longitude and latitude to the point before, in steps of a part of a degree. A number is twice its
 * size, minus one if negative, with five bits per character of `ALPHABET`, the lowest first; all characters of a
 * number but the last are from the alphabet's second half.
 */
export const STEPS_PER_DEGREE = 20;
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The alphabet index from which a character isn't the last of its number. */
export const MORE = 32;
