import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { serverWords } from '#words/server.ts';

/** The server's texts. They are in English: programs phrase failures in their own words, by their codes. */
export const t = translator([serverWords, failuresWords, quantitiesWords]);
