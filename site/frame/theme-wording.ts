import type { Theme } from '#ui/kit/theme.ts';

// Apart from the other words: the theme switch is on every page, and they are not.
export const THEME_LABEL = 'Theme';

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};
