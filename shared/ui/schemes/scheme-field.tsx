import Copy from 'lucide-react/icons/copy';
import { useId, useState } from 'react';
import { SCHEME_LENGTH } from '#core/schemes/limits.ts';
import { tokenWords } from '#core/naming/naming-pattern.ts';
import { SCHEME_EXAMPLES, schemeProblemText } from '#core/schemes/scheme-problem-text.ts';
import type { SchemeProblem } from '#core/schemes/scheme.ts';
import { rulesWords } from '#words/rules.ts';
import { shapeWords } from '#words/shape.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface SchemeFieldProps {
  scheme: string;
  problem: SchemeProblem | undefined;
  onChange: (scheme: string) => void;
}

/** Shows the scheme as a pattern, to edit and to copy for the command line. */
export function SchemeField({ scheme, problem, onChange }: SchemeFieldProps) {
  const t = useMessages(rulesWords, shapeWords);
  const id = useId();
  const [copied, setCopied] = useState<{ readonly scheme: string; readonly isCopied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(scheme);
      setCopied({ scheme, isCopied: true });
    } catch {
      setCopied({ scheme, isCopied: false });
    }
  };
  const said = copied?.scheme === scheme ? copied : undefined;
  return (
    <div>
      <label htmlFor={id} className="text-15 font-semibold">
        {t('shape.pattern')}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          value={scheme}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={SCHEME_LENGTH}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem ${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          className={`${FIELD_CLASS} flex-1`}
        />
        <button
          type="button"
          className={buttonClass('outline', 'px-4')}
          disabled={problem !== undefined}
          onClick={() => void copy()}
        >
          <Copy size={18} aria-hidden />
          {t(said?.isCopied ? 'shape.copied' : 'shape.copy')}
        </button>
      </div>
      <output id={`${id}-problem`} className="block text-15 text-accent">
        {problem && schemeProblemText(problem, t)}
        {said?.isCopied === false && t('shape.notCopied')}
      </output>
      <p id={`${id}-hint`} className="mt-1 text-13 text-quiet">
        {t('shape.patternHint', tokenWords(SCHEME_EXAMPLES, t))}
      </p>
    </div>
  );
}
