/** Longer queries are cut: nobody reads that many words in a box. */
export const QUERY_LENGTH = 200;

/** Further words of a query are ignored. */
export const QUERY_TERMS = 16;

/** Characters of each text of a photo that are searched; longer ones come from damaged or hostile files. */
export const SEARCHED_LENGTH = 1000;
