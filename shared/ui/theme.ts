export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** Also read by the host's first-paint script, before any module runs. */
const THEME_KEY = 'ui-theme';

/** The theme that was chosen; the system's where none was, or where storage is closed to us. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps a theme and shows it. The style sheets do the rest: `system` means no attribute. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It then lasts as long as the page.
  }
}
