/** What is remembered of the people of a library: some 10 kB for each. */
export const MOST_PEOPLE_BYTES = 64 * 1024 * 1024;

/** Photos of each remembered person that tell what the person's folder is called now. */
export const PHOTOS_OF_PERSON = 12;
