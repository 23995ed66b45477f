/** Accepts all doubtful photos, on the board and in the viewer. */
export const ACCEPT_ALL_KEY = 'a';
/** Accepts the open photo. */
export const ACCEPT_KEY = 'y';
/** Opens the list of folders that the photo can be moved to, on the board and in the viewer. */
export const MOVE_KEY = 'm';
/** Further keys of the board; `help` shows all keys in the viewer, too. */
export const BOARD_KEYS = { select: ' ', rename: 'F2', help: '?' } as const;
