import { translator } from '#messages/translate.ts';
import type { Theme } from '#ui/kit/theme.ts';
import { themeWords } from '#words/theme.ts';

const t = translator([themeWords]);

export const THEME_LABEL = t('theme.label');

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  light: t('theme.light'),
  dark: t('theme.dark'),
  system: t('theme.system'),
};
