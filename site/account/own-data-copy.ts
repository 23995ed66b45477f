import { TOAST_MS, DELETED_SUBJECT_MS } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';
import type { DeletedReply } from '#protocol/own-data.ts';

const DAYS = DELETED_SUBJECT_MS / (24 * 60 * 60 * 1000);

export const OWN_DATA = {
  title: 'Your data',
  text: 'We keep your account, your photo counts, and what you wrote to us. No photo, and no description that anyone could read. You can have all of it as one file, or have it deleted.',
  download: 'Download my data',
  downloading: 'Collecting your data',
  delete: 'Delete my account',
} as const;

export const DELETE_ACCOUNT = {
  title: 'Delete your account?',
  text: 'This takes effect at once and cannot be undone.',
  goesTitle: 'What goes',
  goes: [
    'Your account: name, e-mail address, plan, and what was granted to it.',
    'Your photo counts, and any batch that is running now.',
    'Which payments were yours.',
    'Messages you sent us from this e-mail address, and its newsletter subscription.',
  ],
  staysTitle: 'What stays',
  stays: [
    'Your photos and ZIPs. They are with you; we never kept them.',
    'Your Google account, and what Stripe keeps of payments.',
    'A subscription that was paid under your address without our link, which anybody can do: it is nobody’s from then on. If it is yours, end it at Stripe.',
    'Messages that have already been mailed to our mailbox.',
    `For ${DAYS} days, a checksum of your login, so that sessions from before open nothing, and this month’s photo count with it.`,
  ],
  elsewhere:
    'Still logged in elsewhere? A new, empty account is made there on the next use. Log out there too.',
  word: 'delete',
  label: 'Type “delete” to confirm',
  confirm: 'Delete for good',
  deleting: 'Deleting',
  cancel: 'Keep my account',
  contact: 'Write to us',
} as const;

const NEWSLETTER: Readonly<Record<DeletedReply['newsletter'], string>> = {
  none: 'Everything that belonged to it is gone.',
  removed: 'Everything that belonged to it is gone, the newsletter subscription too.',
  'being-removed':
    'Everything that belonged to it is gone. Our newsletter’s service is being told to forget your address.',
};

export function deletedToast(newsletter: DeletedReply['newsletter']): Toast {
  return {
    kind: 'success',
    title: 'Your account is deleted.',
    description: NEWSLETTER[newsletter],
    durationMs: TOAST_MS.quotaExceeded,
  };
}

/** File name of the exported data. */
export function ownDataFileName(exportedAt: string): string {
  return `where-my-pix-data-${exportedAt.slice(0, 10)}.json`;
}
