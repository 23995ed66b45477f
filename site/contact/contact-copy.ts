import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import { contactWords } from '#words/contact.ts';

const t = translator([contactWords]);

export const CONTACT = {
  title: t('contact.title'),
  text: t('contact.text'),
  detailsTitle: t('contact.detailsTitle'),
  email: t('contact.email'),
  phone: t('contact.phone'),
  office: t('contact.office'),
  formTitle: t('contact.formTitle'),
  send: t('contact.send'),
} as const;

export const HELP = {
  title: t('contact.helpTitle'),
  text: t('contact.helpText'),
  formTitle: t('contact.helpFormTitle'),
  send: t('contact.helpSend'),
} as const;

export const MESSAGE_FORM = {
  sending: t('contact.sending'),
  /**
   * The text of `network-unreachable`, repeated here because the module with the other texts may fail to
   * load.
   */
  unreachable: t('contact.unreachable'),
  fields: {
    name: { label: t('contact.name'), autoComplete: 'name' },
    email: { label: t('contact.email'), autoComplete: 'email', type: 'email' },
    subject: { label: t('contact.subject') },
    message: { label: t('contact.message'), rows: 7 },
  },
} as const;

export const MESSAGE_SENT: Toast = {
  kind: 'success',
  title: t('contact.sentTitle'),
  description: t('contact.sentText'),
  durationMs: TOAST_MS.standard,
};
