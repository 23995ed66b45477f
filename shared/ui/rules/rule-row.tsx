import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { rulesWords } from '#words/rules.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { RULE_BUTTON } from './rule-button.ts';

interface RuleRowProps {
  number: number;
  /** Whether the rule was just added: its first field takes the focus. */
  isNew: boolean;
  /** Whether the rule was created from a correction. */
  isLearned: boolean;
  words: string;
  category: string;
  onWords: (words: string) => void;
  onCategory: (category: string) => void;
  onRemove: () => void;
  /** Missing on the first rule. */
  onUp?: () => void;
  /** Missing on the last rule. */
  onDown?: () => void;
}

/** "If the description has … put it in …" */
export function RuleRow({
  number,
  isNew,
  isLearned,
  words,
  category,
  onWords,
  onCategory,
  ...on
}: RuleRowProps) {
  const t = useMessages(rulesWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  return (
    <li className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
      <span aria-hidden className="w-5 font-mono text-13 text-quiet">
        {number}
      </span>
      <input
        ref={field}
        value={words}
        aria-label={t('rules.words', { rule: number })}
        placeholder={t('rules.wordsExample')}
        onChange={(event) => onWords(event.target.value)}
        className={`${FIELD_CLASS} flex-1 basis-32`}
      />
      <span aria-hidden className="text-quiet">
        →
      </span>
      <input
        value={category}
        aria-label={t('rules.folder', { rule: number })}
        placeholder={t('rules.folderExample')}
        onChange={(event) => onCategory(event.target.value)}
        className={`${FIELD_CLASS} flex-1 basis-32`}
      />
      {isLearned && <span className="text-13 whitespace-nowrap text-quiet">{t('rules.learned')}</span>}
      <span className="ml-auto flex">
        <button
          type="button"
          aria-label={t('rules.up', { rule: number })}
          disabled={!on.onUp}
          onClick={on.onUp}
          className={RULE_BUTTON}
        >
          <ArrowUp size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('rules.down', { rule: number })}
          disabled={!on.onDown}
          onClick={on.onDown}
          className={RULE_BUTTON}
        >
          <ArrowDown size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('rules.remove', { rule: number })}
          onClick={on.onRemove}
          className={RULE_BUTTON}
        >
          <X size={18} aria-hidden />
        </button>
      </span>
    </li>
  );
}
