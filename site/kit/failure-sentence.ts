import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';

const t = translator([failuresWords, quantitiesWords]);

/** Returns a failure's message, for code outside of components and without a context. */
export function failureSentence(failure: Failure): string {
  return failureText(failure, t);
}
