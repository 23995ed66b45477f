import { languageOf } from '#messages/language.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import { rulesWords } from '#words/rules.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PlacingOption } from './placing-option.tsx';

interface EnglishOptionProps {
  placing: NamingOptions;
  onChange: (placing: NamingOptions) => void;
}

/** Sets whether folders and names are in English, for users of another language. */
export function EnglishOption({ placing, onChange }: EnglishOptionProps) {
  const t = useMessages(rulesWords);
  if (languageOf(t.locale) === 'en') return null;
  const { isEnglish = false, ...others } = placing;
  return (
    <PlacingOption
      label={t('rules.english')}
      help={t('rules.englishHint')}
      isOn={isEnglish}
      onChange={(isOn) => onChange(isOn ? { ...others, isEnglish: true } : others)}
    />
  );
}
