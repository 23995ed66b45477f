import type { Answer, Answers } from './answers.ts';

/** A photo of which two hosts say different things. */
export interface Difference {
  readonly file: string;
  readonly one: Answer | undefined;
  readonly other: Answer | undefined;
}

/** The files of which the two do not say the same folder, description and name. */
export function differences(files: readonly string[], one: Answers, other: Answers): Difference[] {
  return files
    .map((file) => ({ file, one: one.get(file), other: other.get(file) }))
    .filter((pair) => !pair.one || !pair.other || !isSame(pair.one, pair.other));
}

function isSame(one: Answer, other: Answer): boolean {
  return one.category === other.category && one.description === other.description && one.path === other.path;
}
