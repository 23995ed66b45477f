/** Accepts all doubtful photos, on the board and in the viewer. */
export const ACCEPT_ALL_KEY = 'a';
/** Accepts the photo that is open. */
export const ACCEPT_KEY = 'y';
/** Opens the folders that the photo that is open can be moved to. */
export const MOVE_KEY = 'm';
