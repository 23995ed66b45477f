/** The most steps of a timeline: each is still a fingernail wide on a phone. */
export const TIMELINE_STEPS = 48;

/** A longer time isn't shown day by day. */
export const TIMELINE_DAYS = 31;

/** How many photo names are listed for each reason. */
export const LEFT_OUT_NAMES = 3;

/** The least width of a map, from west to east: a country and its neighbors. */
export const MAP_LEAST_DEGREES = 24;

/** The margin around the outermost photos, as a share of the distance between them. */
export const MAP_MARGIN = 0.18;

/** Photos further apart than this, from west to east, need the whole world. */
export const MAP_WORLD_FROM_DEGREES = 170;

/** The latitudes of a map of the whole world: all land that people live on. */
export const MAP_WORLD_LATITUDES = { south: -58, north: 80 } as const;

/**
 * The longitudes at which a map of the whole world can be cut, best first, and the distance in degrees without
 * photos.
 */
export const MAP_CUTS = [-180, -169, -30] as const;
export const MAP_CUT_ROOM = 6;

/** The most that a degree of latitude is stretched, so that a map of the far north isn't just a line. */
export const MAP_LEAST_COSINE = 0.25;

/** The radius of a single photo's dot, and of the largest one, as shares of the map's width. */
export const MAP_DOT = { least: 0.006, most: 0.024 } as const;

/** Photos closer than a tenth of a degree, about ten kilometers, are one point of the map. */
export const POINTS_PER_DEGREE = 10;

/** In a terminal: the rows of folders and of places, and the columns of the longest bar. */
export const FIGURE_ROWS = 20;
export const BAR_COLUMNS = 24;
