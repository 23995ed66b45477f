import type { NamingOptions } from '#pipeline/place-photo.ts';
import { rulesWords } from '#words/rules.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PatternField } from './pattern-field.tsx';
import { languageOf } from '#messages/language.ts';
import { useId } from 'react';
import { CheckField } from '../kit/check-field.tsx';

interface PlacingOptionsProps {
  placing: NamingOptions;
  /** Whether custom file names apply. */
  hasPattern: boolean;
  onChange: (placing: NamingOptions) => void;
}

/** Sets how photos are named, and what their folders depend on in addition to rules. */
export function PlacingOptions({ placing, hasPattern, onChange }: PlacingOptionsProps) {
  const t = useMessages(rulesWords);
  return (
    // Each option has its own margin above it.
    <div className={hasPattern ? '' : '-mt-6'}>
      {hasPattern && (
        <PatternField pattern={placing.pattern} onChange={(pattern) => onChange({ ...placing, pattern })} />
      )}
      <EnglishOption placing={placing} onChange={onChange} />
      <PlacingOption
        label={t('rules.hints')}
        help={t('rules.hintsHint')}
        isOn={!placing.ignoresHints}
        onChange={(usesHints) => onChange({ ...placing, ignoresHints: !usesHints })}
      />
      <PlacingOption
        label={t('rules.unsure')}
        help={t('rules.unsureHint')}
        isOn={placing.unsureToUnsorted === true}
        onChange={(unsureToUnsorted) => onChange({ ...placing, unsureToUnsorted })}
      />
      <PlacingOption
        label={t('rules.lookAgain')}
        help={t('rules.lookAgainHint')}
        isOn={!placing.ignoresQuality}
        onChange={(looksAgain) => onChange({ ...placing, ignoresQuality: !looksAgain })}
      />
      <PlacingOption
        label={t('rules.list')}
        help={t('rules.listHint')}
        isOn={!placing.leavesOutList}
        onChange={(hasList) => onChange({ ...placing, leavesOutList: !hasList })}
      />
    </div>
  );
}

interface EnglishOptionProps {
  placing: NamingOptions;
  onChange: (placing: NamingOptions) => void;
}

/** Sets whether folders and names are in English, for users of another language. */
function EnglishOption({ placing, onChange }: EnglishOptionProps) {
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

interface PlacingOptionProps {
  label: string;
  /** Explains what the option does. */
  help: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** An on/off option for placing photos. */
function PlacingOption({ label, help, isOn, onChange }: PlacingOptionProps) {
  const id = useId();
  return (
    <div className="mt-6">
      <CheckField
        label={label}
        isOn={isOn}
        onChange={onChange}
        describedBy={`${id}-help`}
        className="flex text-15 font-semibold"
      />
      <p id={`${id}-help`} className="mt-1 text-15 text-quiet">
        {help}
      </p>
    </div>
  );
}
