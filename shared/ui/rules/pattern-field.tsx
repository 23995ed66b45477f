import { useId, useState } from 'react';
import { fileNameByPattern, patternProblem, patternProblemText } from '#core/naming/naming-pattern.ts';
import { rulesWords } from '#words/rules.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { FileName } from '../kit/file-name.tsx';
import { PATTERN_TOKENS, SAMPLE_FACTS } from './pattern-sample.ts';

interface PatternFieldProps {
  pattern: string;
  /** Called only with valid patterns. */
  onChange: (pattern: string) => void;
}

/** The naming pattern, with a live example of its result. */
export function PatternField({ pattern, onChange }: PatternFieldProps) {
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
          <FileName name={fileNameByPattern(typed, SAMPLE_FACTS, 'jpg')} />
        )}
      </output>
      <p id={`${id}-help`} className="mt-2 font-mono text-13 text-quiet">
        {PATTERN_TOKENS}
      </p>
      <p id={`${id}-date`} className="mt-2 text-15 text-quiet">
        {t('rules.dateHint')}
      </p>
    </div>
  );
}
