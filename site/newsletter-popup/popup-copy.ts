import { translator } from '#messages/translate.ts';
import { newsletterPopupWords } from '#words/newsletter-popup.ts';

const t = translator([newsletterPopupWords]);

export const SUBSCRIPTION_POPUP = {
  title: t('newsletter-popup.title'),
  text: t('newsletter-popup.text'),
  name: t('newsletter-popup.name'),
  email: t('newsletter-popup.email'),
  nameMissing: t('newsletter-popup.nameMissing'),
  submit: t('newsletter-popup.submit'),
  newTab: t('newsletter-popup.newTab'),
  close: t('newsletter-popup.close'),
} as const;

export const POPUP_PAGE = {
  title: t('newsletter-popup.pageTitle'),
  text: t('newsletter-popup.pageText'),
  open: t('newsletter-popup.open'),
} as const;
