/** Accepts all doubtful photos, on the board and in the viewer. */
export const ACCEPT_ALL_KEY = 'a';
/** Accepts the open photo. */
export const ACCEPT_KEY = 'y';
/** Opens the list of folders that the open photo can be moved to. */
export const MOVE_KEY = 'm';
