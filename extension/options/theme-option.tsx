import { TEXT_FIELD_CLASS } from '#ui/kit/field-class.ts';
import { type Theme, THEMES } from '#ui/kit/theme.ts';
import type { PlainKey } from '#messages/translate.ts';
import { optionsWords } from '#words/options.ts';
import { themeWords } from '#words/theme.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { OptionRow } from './option-row.tsx';
import type { ChangeSettings } from './use-settings.ts';

interface ThemeOptionProps {
  theme: Theme;
  onChange: ChangeSettings;
}

const NAMES = {
  light: 'theme.light',
  dark: 'theme.dark',
  system: 'theme.system',
} as const satisfies Record<Theme, PlainKey<'theme'>>;

export function ThemeOption({ theme, onChange }: ThemeOptionProps) {
  const t = useMessages(optionsWords, themeWords);
  return (
    <OptionRow id="theme" title={t('options.theme')} hint={t('options.themeHint')}>
      <select
        id="theme"
        value={theme}
        aria-describedby="theme-hint"
        className={`${TEXT_FIELD_CLASS} w-full`}
        onChange={({ target }) => {
          onChange({ theme: THEMES.find((name) => name === target.value) ?? 'system' });
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t(NAMES[name])}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}
