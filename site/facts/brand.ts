import { translator } from '#messages/translate.ts';
import { siteWords } from '#words/site.ts';

const t = translator([siteWords]);

export const BRAND = {
  name: 'Where My Pix',
  foundedYear: 2025,
  /** The alternative text of the link preview image. */
  shareImageAlt: t('site.shareImageAlt'),
} as const;

export const SKIP_LINK = t('site.skipLink');

export const SCROLL_TO_TOP = t('site.scrollToTop');

/** Delays of tooltips in milliseconds, for Radix. */
export const TOOLTIP_DELAY_MS = { open: 700, skip: 300 } as const;

export const FATAL = {
  title: t('site.fatalTitle'),
  unknown: t('site.fatalUnknown'),
  hint: t('site.fatalHint'),
  reload: t('site.fatalReload'),
} as const;

export const LOADING = t('site.loading');
