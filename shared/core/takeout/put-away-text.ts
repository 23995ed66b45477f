import type { Translate } from '#messages/translate.ts';
import type { PutAway } from './put-away.ts';

const WORDS = {
  trash: 'along.trash',
  archive: 'along.archive',
  locked: 'along.locked',
  failed: 'along.failed',
  stories: 'along.stories',
  messages: 'along.messages',
} as const satisfies Record<PutAway, string>;

const KINDS = ['trash', 'archive', 'locked', 'failed', 'stories', 'messages'] as const;

/**
 * Returns a sentence with the number of files that were archived or deleted in Google Photos, or are from stories and
 * messages; undefined if none.
 */
export function putAwayText(
  counts: Readonly<Record<PutAway, number>>,
  t: Translate<'along'>,
): string | undefined {
  const parts = KINDS.flatMap((kind) => (counts[kind] > 0 ? [t(WORDS[kind], { count: counts[kind] })] : []));
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat(t.locale, { style: 'long', type: 'conjunction' });
  return t('along.putAway', { parts: list.format(parts) });
}
