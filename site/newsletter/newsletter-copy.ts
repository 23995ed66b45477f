import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import { newsletterWords } from '#words/newsletter.ts';

const t = translator([newsletterWords]);

export const NEWSLETTER = {
  title: t('newsletter.title'),
  text: t('newsletter.text'),
  label: t('newsletter.label'),
  placeholder: t('newsletter.placeholder'),
  submit: t('newsletter.submit'),
  submitting: t('newsletter.submitting'),
  again: t('newsletter.again'),
  subscribed: t('newsletter.subscribed'),
  already: t('newsletter.already'),
  pending: t('newsletter.pending'),
  kept: (email: string) => t('newsletter.kept', { email }),
  admin: {
    title: t('newsletter.formTitle'),
    count: (count: number) => t('newsletter.captured', { count }),
    counting: t('newsletter.counting'),
    download: t('newsletter.download'),
    reset: t('newsletter.reset'),
    shortcut: t('newsletter.shortcut'),
  },
} as const;

export const NEWSLETTER_TOASTS = {
  already: {
    kind: 'info',
    title: t('newsletter.alreadyTitle'),
    description: NEWSLETTER.already,
    durationMs: TOAST_MS.standard,
  },
  failed: {
    kind: 'error',
    title: t('newsletter.failedTitle'),
    description: t('newsletter.failed'),
    durationMs: TOAST_MS.standard,
  },
} as const satisfies Record<string, Toast>;
