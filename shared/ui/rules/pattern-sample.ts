import type { NamingFacts } from '#core/naming/naming-pattern.ts';
import type { Translate } from '#messages/translate.ts';

/** The file name of exported rules. */
export const RULES_FILE_NAME = 'organizing-rules.json';

/** Returns the sample photo for a naming pattern, named as one would be in the language. */
export function sampleFacts(t: Translate<'rules'>): NamingFacts {
  return {
    name: t('rules.sampleName'),
    original: 'IMG_4071',
    category: t('rules.sampleCategory'),
    takenAt: '2026-08-17T18:04:09',
    place: t('rules.samplePlace'),
    number: 7,
  };
}
