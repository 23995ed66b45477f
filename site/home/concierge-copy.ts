import { translator } from '#messages/translate.ts';
import { homeWords } from '#words/home.ts';
import { shareWords } from '#words/share.ts';

const t = translator([homeWords, shareWords]);

export const CONCIERGE = {
  title: t('home.conciergeTitle'),
  text: t('home.conciergeText'),
  points: [t('home.gathered'), t('home.takenOut'), t('home.handedBack')],
  book: t('home.book'),
  newTab: t('share.newTab'),
} as const;
