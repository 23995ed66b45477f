import { chooseTheme } from '#ui/kit/theme.ts';
import { readSettings, watchSettings } from './settings.ts';

/** Shows a page of the extension in the chosen theme, from now on. Before that, first-paint.js has shown the last one. */
export function followTheme(): void {
  void readSettings().then(({ theme }) => chooseTheme(theme));
  watchSettings(({ theme }) => chooseTheme(theme));
}
