/** The range of the minimum number of photos per subfolder; smaller ones join their parent. */
export const FEWEST_PHOTOS_RANGE = { least: 1, most: 50 } as const;

/** Maximum length of a scheme, in characters. */
export const SCHEME_LENGTH = 200;

/** How many photo names a preview shows below a folder. */
export const NAMES_IN_PREVIEW = 3;
