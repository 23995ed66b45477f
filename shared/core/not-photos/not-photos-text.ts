import type { Translate } from '#messages/translate.ts';
import type { NotPhotoCounts } from './not-photo.ts';

const WORDS = {
  previews: 'along.previews',
  trashed: 'along.trashed',
  unfinished: 'along.unfinished',
  system: 'along.system',
} as const;

/**
 * Returns a sentence with the number of files left out because they aren't a person's photos; undefined if there are
 * none.
 */
export function notPhotosText(counts: NotPhotoCounts, t: Translate<'along'>): string | undefined {
  const parts = (['previews', 'trashed', 'unfinished', 'system'] as const).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [t(WORDS[kind], { count })] : [];
  });
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat(t.locale, { style: 'long', type: 'conjunction' });
  return t('along.notPhotos', { parts: list.format(parts) });
}
