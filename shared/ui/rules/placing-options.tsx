import { useId, useState } from 'react';
import {
  fileNameByPattern,
  PATTERN_EXAMPLES,
  patternProblem,
  patternProblemText,
} from '#core/naming/naming-pattern.ts';
import { languageOf } from '#messages/language.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { rulesWords } from '#words/rules.ts';
import { CheckField } from '../kit/check-field.tsx';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { FileName } from '../kit/file-name.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { sampleFacts } from './pattern-sample.ts';

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

interface PatternFieldProps {
  pattern: string;
  /** Called only with valid patterns. */
  onChange: (pattern: string) => void;
}

/** The naming pattern, with a live example of its result. */
function PatternField({ pattern, onChange }: PatternFieldProps) {
  const t = useMessages(rulesWords);
  const id = useId();
  const [typed, setTyped] = useState(pattern);
  const problem = patternProblem(typed);
  return (
    <div>
      <label htmlFor={id} className="text-15 font-semibold">
        {t('rules.pattern')}
      </label>
      <input
        id={id}
        value={typed}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-preview ${id}-help ${id}-date`}
        onChange={(event) => {
          setTyped(event.target.value);
          if (patternProblem(event.target.value) === undefined) onChange(event.target.value);
        }}
        className={`${FIELD_CLASS} mt-2 w-full`}
      />
      <output id={`${id}-preview`} className="mt-2 block min-h-6 text-15">
        {problem ? (
          <span className="text-accent">{patternProblemText(problem, t)}</span>
        ) : (
          <FileName name={fileNameByPattern(typed, sampleFacts(t), 'jpg')} />
        )}
      </output>
      <p id={`${id}-help`} className="mt-2 font-mono text-13 text-quiet">
        {PATTERN_EXAMPLES.join(' ')}
      </p>
      <p id={`${id}-date`} className="mt-2 text-15 text-quiet">
        {t('rules.dateHint')}
      </p>
    </div>
  );
}
