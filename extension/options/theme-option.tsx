import { TEXT_FIELD_CLASS } from '#ui/kit/field-class.ts';
import { type Theme, THEMES } from '#ui/kit/theme.ts';
import { text, type TextKey } from '../i18n/text.ts';
import { OptionRow } from './option-row.tsx';
import type { ChangeSettings } from './use-settings.ts';

interface ThemeOptionProps {
  theme: Theme;
  onChange: ChangeSettings;
}

const NAMES = {
  light: 'theme_light',
  dark: 'theme_dark',
  system: 'theme_system',
} as const satisfies Record<Theme, TextKey>;

export function ThemeOption({ theme, onChange }: ThemeOptionProps) {
  return (
    <OptionRow id="theme" title={text('options_theme')} hint={text('options_theme_hint')}>
      <select
        id="theme"
        value={theme}
        aria-describedby="theme-hint"
        className={TEXT_FIELD_CLASS}
        onChange={({ target }) => {
          onChange({ theme: THEMES.find((name) => name === target.value) ?? 'system' });
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {text(NAMES[name])}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}
