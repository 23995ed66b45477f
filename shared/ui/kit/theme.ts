export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** Also read by the host's first-paint script, before any module runs. */
const THEME_KEY = 'ui-theme';

/** Returns the page's theme; the system's if none was chosen. */
export function readTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === shown) ?? 'system';
}

/** Calls `onChange` whenever the page's theme changes, until the returned function is called. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Keeps a theme and applies it. The style sheets do the rest: `system` means no attribute. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The theme then lasts as long as the page.
  }
}
