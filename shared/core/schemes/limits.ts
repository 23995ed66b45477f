/** How many photos a folder can be asked to have at least, so that it is not merged with the one around it. */
export const FEWEST_PHOTOS_RANGE = { least: 1, most: 50 } as const;

/** Maximum length of a scheme, in characters. */
export const SCHEME_LENGTH = 200;

/** How many photos are named below a folder of a preview. */
export const NAMES_IN_PREVIEW = 3;
