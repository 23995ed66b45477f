/** A timeline has no more steps than this: each is still a finger's nail wide on a phone. */
export const TIMELINE_STEPS = 48;

/** A longer time is not told day by day. */
export const TIMELINE_DAYS = 31;

/** Photos whose names are told of each reason for which some were left out. */
export const LEFT_OUT_NAMES = 3;

/** What a map shows at least, from west to east: a country with those around it. */
export const MAP_LEAST_DEGREES = 24;

/** Room around the outermost photos, as a part of what lies between them. */
export const MAP_MARGIN = 0.18;

/** Photos further apart than this, from west to east, have the whole world. */
export const MAP_WORLD_FROM_DEGREES = 170;

/** The latitudes that a map of the whole world shows: all land that people live on. */
export const MAP_WORLD_LATITUDES = { south: -58, north: 80 } as const;

/** The longitudes at which a map of the whole world can be cut open, best first, and the degrees that no photo is near. */
export const MAP_CUTS = [-180, -169, -30] as const;
export const MAP_CUT_ROOM = 6;

/** The steepest stretch of a degree of latitude, so that a map of the far north is no mere line. */
export const MAP_LEAST_COSINE = 0.25;

/** The radius of the dot of a single photo, and of the one with the most, as parts of the map's width. */
export const MAP_DOT = { least: 0.006, most: 0.024 } as const;

/** Photos closer than a tenth of a degree, some ten kilometres, are one point of the map. */
export const POINTS_PER_DEGREE = 10;

/** In a terminal: the rows of folders and of places, and the columns of the longest bar. */
export const FIGURE_ROWS = 20;
export const BAR_COLUMNS = 24;
