import { translator } from '#messages/translate.ts';
import { usageWords } from '#words/usage.ts';

const t = translator([usageWords]);

export const USAGE_PAGE = {
  title: t('usage.title'),
  loading: t('usage.loading'),
  remembered: t('usage.remembered'),
  unreachable: t('usage.unreachable'),
  retry: t('usage.retry'),
} as const;
