import type { Translate } from '#messages/translate.ts';
import type { PutAway } from './put-away.ts';

const WORDS = {
  trash: 'along.trash',
  archive: 'along.archive',
  locked: 'along.locked',
  failed: 'along.failed',
} as const satisfies Record<PutAway, string>;

/** Says how many files had been put away in Google Photos; undefined if none had. */
export function putAwayText(
  counts: Readonly<Record<PutAway, number>>,
  t: Translate<'along'>,
): string | undefined {
  const parts = (['trash', 'archive', 'locked', 'failed'] as const).flatMap((kind) =>
    counts[kind] > 0 ? [t(WORDS[kind], { count: counts[kind] })] : [],
  );
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat(t.locale, { style: 'long', type: 'conjunction' });
  return t('along.putAway', { parts: list.format(parts) });
}
