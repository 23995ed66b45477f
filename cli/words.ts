import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { rulesWords } from '#words/rules.ts';

/** What the command line says. */
export const t = translator([failuresWords, quantitiesWords, rulesWords]);
