/** Accepts all doubtful photos, on the board and in the viewer. */
export const ACCEPT_ALL_KEY = 'a';
/** Accepts the open photo. */
export const ACCEPT_KEY = 'y';
/** Opens the list of folders that the photo can be moved to, on the board and in the viewer. */
export const MOVE_KEY = 'm';
/** Selects the photo on the board. */
export const SELECT_KEY = ' ';
/** Renames the photo on the board. */
export const RENAME_KEY = 'F2';
/** Shows the keys, on the board and in the viewer. */
export const HELP_KEY = '?';
