import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { rulesWords } from '#words/rules.ts';
import { toastsWords } from '#words/toasts.ts';

/** The core's texts in English: the words of the specification. */
export const english = translator([failuresWords, quantitiesWords, rulesWords, toastsWords]);
