/** The id of the newsletter's list where the server names no other. */
export const DEFAULT_LIST_ID = 'newsletter';
