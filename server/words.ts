import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { serverWords } from '#words/server.ts';

/** What the server says. It is in English: programs say its failures in words of their own, by their codes. */
export const t = translator([serverWords, failuresWords, quantitiesWords]);
