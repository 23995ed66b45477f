import type { PlainKey, Translate } from '#messages/translate.ts';
import type { PhotoToFile } from './photo-to-file.ts';
import { tokensOf } from './scheme.ts';
import { SCHEME_TOKENS } from './scheme-tokens.ts';

/** What some photos of a board do not say. */
export interface MissingFact {
  readonly name: PlainKey<'shape'>;
  readonly photos: number;
  readonly text: (t: Translate<'shape'>) => string;
}

/** How many photos lack what a scheme asks for, of what any photo lacks; events for those that belong to none. */
export function missingFacts(scheme: string, photos: readonly PhotoToFile[]): readonly MissingFact[] {
  const asked = new Set(tokensOf(scheme));
  const missing = new Map<string, MissingFact>();
  for (const [token, { valueOf, levels, lack = {} }] of Object.entries(SCHEME_TOKENS)) {
    if (!asked.has(token)) continue;
    const { name = levels[0].name, isLacking = (photo) => valueOf(photo) === '' } = lack;
    const count = photos.filter((photo) => isLacking(photo)).length;
    if (count === 0 || missing.has(name)) continue;
    const text: MissingFact['text'] = (t) =>
      lack.text?.(t, count) ?? t('shape.missing', { count, name: t(name) });
    missing.set(name, { name, photos: count, text });
  }
  return [...missing.values()];
}
