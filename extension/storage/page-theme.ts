import { chooseTheme } from '#ui/kit/theme.ts';
import { readSettings, watchSettings } from './settings.ts';

/**
 * Applies the chosen theme to an extension page and follows changes. Until the settings are read,
 * first-paint.js has applied the last theme.
 */
export function followTheme(): void {
  void readSettings().then(({ theme }) => chooseTheme(theme));
  watchSettings(({ theme }) => chooseTheme(theme));
}
