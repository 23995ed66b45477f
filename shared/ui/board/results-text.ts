import type { Quantities } from '#core/accounts/quantity-text.ts';
import { type Items, itemsText } from '#core/films/items-text.ts';
import type { LookAgainReason } from '#core/look-again/look-again.ts';
import type { Translate } from '#messages/translate.ts';
import type { ResultPhoto } from './batch-view.ts';
import type { Photo } from '#core/photo.ts';

type Followed = NonNullable<ResultPhoto<Photo>['follows']>;

/**
 * Returns the text for a photo that was given the folder and subject of another one: "Like IMG_1.jpg, taken 3 seconds
 * before".
 */
export function followsText({ name, secondsBefore }: Followed, t: Translate<'results'>): string {
  const count = Math.abs(secondsBefore);
  if (count === 0) return t('results.followsSame', { name });
  return secondsBefore > 0
    ? t('results.followsBefore', { name, count })
    : t('results.followsAfter', { name, count });
}

interface Summary {
  /** The photos and films in folders. */
  readonly items: Items;
  /** The number of their companion files. */
  readonly along: number;
  readonly folders: number;
  readonly failed: number;
  readonly waiting: number;
}

/** Returns a text such as "14 photos placed in 6 folders, 1 not placed, 5 still on the heap." */
export function summaryText(
  { items, along, folders, failed, waiting }: Summary,
  t: Translate<'results' | Quantities>,
): string {
  const parts = [
    t('results.placed', { items: itemsText(items, t), folders }),
    ...(along > 0 ? [t('results.along', { count: along })] : []),
    ...(failed > 0 ? [t('results.failed', { count: failed })] : []),
    ...(waiting > 0 ? [t('results.waiting', { count: waiting })] : []),
  ];
  const list = new Intl.ListFormat(t.locale, { style: 'narrow', type: 'conjunction' });
  return t('results.sentence', { parts: list.format(parts) });
}

/** Returns why a photo is in Look again. */
export function lookAgainText(reason: LookAgainReason, t: Translate<'results'>): string {
  switch (reason) {
    case 'blurred':
      return t('results.lookAgainBlurred');
    case 'black':
      return t('results.lookAgainBlack');
    case 'blown-out':
      return t('results.lookAgainBlownOut');
    case 'pocket':
      return t('results.lookAgainPocket');
    case 'tiny':
      return t('results.lookAgainTiny');
  }
}
