import { translator } from '#messages/translate.ts';
import { notFoundWords } from '#words/not-found.ts';

const t = translator([notFoundWords]);

export const NOT_FOUND = {
  code: '404',
  title: t('not-found.title'),
  text: t('not-found.text'),
  home: t('not-found.home'),
} as const;
