import type { Theme } from '#ui/kit/theme.ts';

// In a file of its own, because every page has the theme switch but not the other texts.
export const THEME_LABEL = 'Theme';

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};
