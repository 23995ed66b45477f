import { translator } from '#messages/translate.ts';
import { creditsWords } from '#words/credits.ts';

const t = translator([creditsWords]);

export const CREDITS = {
  title: t('credits.title'),
  text: t('credits.text'),
  by: (author: string) => t('credits.by', { author }),
  source: t('credits.source'),
  license: (license: string) => t('credits.license', { license }),
  drawn: t('credits.drawn'),
} as const;
