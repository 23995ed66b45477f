import { translator } from '#messages/translate.ts';
import { homeWords } from '#words/home.ts';

const t = translator([homeWords]);

export const STATS = {
  title: t('home.statsTitle'),
  users: t('home.users'),
  photos: t('home.photos'),
  rating: t('home.rating'),
  ratingValue: (rating: number) => t('home.ratingValue', { rating }),
  ratingSource: t('home.ratingSource'),
} as const;
