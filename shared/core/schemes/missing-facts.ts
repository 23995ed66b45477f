import type { PhotoToFile } from './photo-to-file.ts';
import { tokensOf } from './scheme.ts';
import { type Lack, SCHEME_TOKENS } from './scheme-tokens.ts';

/** What some photos of a board do not say. */
export interface MissingFact extends Lack {
  readonly photos: number;
}

/** How many photos lack what a scheme asks for, of what any photo lacks; `event` for those that belong to none. */
export function missingFacts(scheme: string, photos: readonly PhotoToFile[]): readonly MissingFact[] {
  const asked = new Set(tokensOf(scheme));
  const lacks = Object.entries(SCHEME_TOKENS).flatMap(([token, { lack }]) =>
    lack && asked.has(token) ? [lack] : [],
  );
  return [...new Set(lacks)].flatMap((lack) => {
    const lacking = photos.filter(lack.isLacking).length;
    return lacking > 0 ? [{ ...lack, photos: lacking }] : [];
  });
}
