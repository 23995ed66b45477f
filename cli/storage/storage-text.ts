import { PROBLEM_TEXTS } from '#storage/problem-texts.ts';
import type { StorageProblem } from '#storage/storage-error.ts';
import type { CommandWords } from '../arguments/words.ts';

/** What happened, and what to do next, as a sentence. */
export function storageProblemText(problem: StorageProblem, t: CommandWords): string {
  return t(PROBLEM_TEXTS[problem]);
}
