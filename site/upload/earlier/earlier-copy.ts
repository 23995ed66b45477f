import { REMEMBERED } from '#browser/limits.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { type Items, itemsText } from '#core/films/items-text.ts';
import { translator } from '#messages/translate.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { LANGUAGE } from '../../app/language.ts';
import { earlierWords } from '#words/earlier.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { wholeDayText } from '../../facts/local-text.ts';

const t = translator([earlierWords, quantitiesWords]);

/** The text about batches that this browser remembers. */
export const EARLIER = {
  /** Between two of these sentences. */
  gap: gapIn(LANGUAGE),
  title: t('earlier.title'),
  text: t('earlier.text'),
  label: t('earlier.label'),
  found: (items: Items) => t('earlier.found', { items: itemsText(items, t) }),
  more: (count: number) => t('earlier.more', { count }),
  where: (zip: string, createdMs: number, folder: string) =>
    t('earlier.where', { zip, day: wholeDayText(new Date(createdMs)), folder }),
  was: (name: string) => t('earlier.was', { name }),
  batch: (zip: string, createdMs: number, items: Items) =>
    t('earlier.batch', { zip, day: wholeDayText(new Date(createdMs)), items: itemsText(items, t) }),
  forget: t('earlier.forget'),
  forgetBatch: (zip: string, createdMs: number) =>
    t('earlier.forgetBatch', { zip, day: wholeDayText(new Date(createdMs)) }),
  forgetAll: t('earlier.forgetAll'),
  remembered: t('earlier.remembered'),
  remember: t('earlier.remember'),
  help: () => t('earlier.help', { photos: REMEMBERED.photos, size: sizeText(REMEMBERED.bytes, t) }),
  done: t('earlier.done'),
  forgotten: t('earlier.forgotten'),
  displaced: (count: number) => t('earlier.displaced', { count }),
  tooLarge: t('earlier.tooLarge'),
  failed: t('earlier.failed'),
} as const;
