import type { Answer, Answers } from './answers.ts';

/** A photo with different results on two hosts. */
export interface Difference {
  readonly file: string;
  readonly one: Answer | undefined;
  readonly other: Answer | undefined;
}

/** Returns the files for which folder, description or name differ. */
export function differences(files: readonly string[], one: Answers, other: Answers): Difference[] {
  return files
    .map((file) => ({ file, one: one.get(file), other: other.get(file) }))
    .filter((pair) => !pair.one || !pair.other || !isSame(pair.one, pair.other));
}

function isSame(one: Answer, other: Answer): boolean {
  return one.category === other.category && one.description === other.description && one.path === other.path;
}
