/** The id of the newsletter's list if the server names no other. */
export const DEFAULT_LIST_ID = 'newsletter';
