import { TOAST_MS, DELETED_SUBJECT_MS } from '#core/limits.ts';
import type { Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import type { DeletedReply } from '#protocol/own-data.ts';
import { ownDataWords } from '#words/own-data.ts';

const t = translator([ownDataWords]);
const DAYS = DELETED_SUBJECT_MS / (24 * 60 * 60 * 1000);

export const OWN_DATA = {
  title: t('own-data.title'),
  text: t('own-data.text'),
  download: t('own-data.download'),
  downloading: t('own-data.downloading'),
  delete: t('own-data.delete'),
} as const;

export const DELETE_ACCOUNT = {
  title: t('own-data.deleteTitle'),
  text: t('own-data.deleteText'),
  goesTitle: t('own-data.goesTitle'),
  goes: [
    t('own-data.accountGoes'),
    t('own-data.countsGo'),
    t('own-data.paymentsGo'),
    t('own-data.messagesGo'),
  ],
  staysTitle: t('own-data.staysTitle'),
  stays: [
    t('own-data.photosStay'),
    t('own-data.othersStay'),
    t('own-data.subscriptionStays'),
    t('own-data.mailStays'),
    t('own-data.checksumStays', { days: DAYS }),
  ],
  elsewhere: t('own-data.elsewhere'),
  /** In lowercase. */
  word: t('own-data.word'),
  label: t('own-data.label', { word: t('own-data.word') }),
  confirm: t('own-data.confirm'),
  deleting: t('own-data.deleting'),
  cancel: t('own-data.cancel'),
  contact: t('own-data.contact'),
} as const;

const NEWSLETTER: Readonly<Record<DeletedReply['newsletter'], string>> = {
  none: t('own-data.allGone'),
  removed: t('own-data.newsletterGone'),
  'being-removed': t('own-data.newsletterGoes'),
};

export function deletedToast(newsletter: DeletedReply['newsletter']): Toast {
  return {
    kind: 'success',
    title: t('own-data.deleted'),
    description: NEWSLETTER[newsletter],
    durationMs: TOAST_MS.quotaExceeded,
  };
}

/** Returns the file name of the exported data. */
export function ownDataFileName(exportedAt: string): string {
  return `where-my-pix-data-${exportedAt.slice(0, 10)}.json`;
}
