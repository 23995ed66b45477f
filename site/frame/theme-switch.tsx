import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, type Theme, THEMES, watchTheme } from '#ui/kit/theme.ts';
import { THEME_LABEL, THEME_NAMES } from './theme-copy.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<Theme, unknown>;

/** Switches between light, dark and the system's theme: an icon that opens the browser's own list. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const Icon = ICONS[theme];
  return (
    <label
      title={`${THEME_LABEL}: ${THEME_NAMES[theme]}`}
      className="relative inline-flex size-11 items-center justify-center rounded-full text-quiet hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <Icon size={18} aria-hidden />
      <span className="sr-only">{THEME_LABEL}</span>
      <select
        value={theme}
        onChange={({ target }) => chooseTheme(THEMES.find((name) => name === target.value) ?? 'system')}
        className="absolute inset-0 w-full appearance-none rounded-full opacity-0 outline-none"
      >
        {THEMES.map((name) => (
          <option key={name} value={name} className="bg-surface text-ink">
            {THEME_NAMES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
