export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** Also read by the host's first-paint script, before any module runs. */
const THEME_KEY = 'ui-theme';

/** The theme that the page is shown in; the system's where none was chosen. */
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

/**
 * From now on the root's class says which theme is shown, `light` or `dark`, also where it is the system's. Pages with
 * a first-paint script have it from there.
 */
export function keepThemeClass(): void {
  const root = document.documentElement;
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)');
  const showClass = () => {
    const theme = readTheme();
    const isDark = theme === 'system' ? isSystemDark.matches : theme === 'dark';
    root.classList.toggle('dark', isDark);
    root.classList.toggle('light', !isDark);
  };
  showClass();
  isSystemDark.addEventListener('change', showClass);
  watchTheme(showClass);
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
