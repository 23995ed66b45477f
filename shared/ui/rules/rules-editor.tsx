import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type Ref, useEffect, useRef, useState } from 'react';
import { inParts, type OrganizingRule } from '#core/categories/organizing-rule.ts';
import { rulesWords } from '#words/rules.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { RULE_BUTTON } from './rule-button.ts';

interface RulesEditorProps {
  rules: readonly OrganizingRule[];
  /** Called only with complete rules. */
  onChange: (rules: readonly OrganizingRule[]) => void;
}

/** A rule while it is typed: it applies once it has words and a folder. */
interface DraftRule {
  readonly id: string;
  readonly words: string;
  readonly category: string;
  readonly isLearned?: true;
}

/** Edits an ordered list of rules; the first match applies. */
export function RulesEditor({ rules, onChange }: RulesEditorProps) {
  const t = useMessages(rulesWords);
  const [drafts, setDrafts] = useState(() => draftsOf(rules));
  const [addedId, setAddedId] = useState<string>();
  const change = (changed: readonly DraftRule[]) => {
    setDrafts(changed);
    onChange(rulesOf(changed));
  };
  const add = () => {
    const id = crypto.randomUUID();
    setAddedId(id);
    setDrafts([...drafts, { id, words: '', category: '' }]);
  };
  const move = (from: number, to: number) => {
    const moved = drafts[from];
    if (moved) change(drafts.toSpliced(from, 1).toSpliced(to, 0, moved));
  };

  return (
    <section aria-label={t('rules.rules')}>
      <h2 className="text-15 tracking-normal">{t('rules.rules')}</h2>
      <p className="text-15 text-quiet">{t('rules.rulesHint')}</p>
      <ol className="mt-2 grid gap-4 sm:gap-2">
        {drafts.map((draft, index) => (
          <RuleRow
            key={draft.id}
            number={index + 1}
            isNew={draft.id === addedId}
            isLearned={draft.isLearned === true}
            words={draft.words}
            category={draft.category}
            onWords={(typed) => change(drafts.with(index, { ...draft, words: typed }))}
            onCategory={(category) => change(drafts.with(index, { ...draft, category }))}
            onRemove={() => change(drafts.toSpliced(index, 1))}
            {...(index > 0 ? { onUp: () => move(index, index - 1) } : {})}
            {...(index < drafts.length - 1 ? { onDown: () => move(index, index + 1) } : {})}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-1">
        <button type="button" className={buttonClass('outline')} onClick={add}>
          <Plus size={18} aria-hidden />
          {t('rules.add')}
        </button>
      </div>
    </section>
  );
}

function draftsOf(rules: readonly OrganizingRule[]): readonly DraftRule[] {
  return rules.map(({ has, ...rule }) => ({ ...rule, id: crypto.randomUUID(), words: has.join(', ') }));
}

function rulesOf(drafts: readonly DraftRule[]): OrganizingRule[] {
  return drafts.flatMap(({ words, category, isLearned }) => {
    const has = words
      .split(/[,、]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
    if (has.length === 0 || category.trim() === '') return [];
    return inParts({ has, category: category.trim(), ...(isLearned ? { isLearned } : {}) });
  });
}

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
function RuleRow({ number, isNew, isLearned, words, category, onWords, onCategory, ...on }: RuleRowProps) {
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
      <RuleField
        ref={field}
        value={words}
        label={t('rules.words', { rule: number })}
        example={t('rules.wordsExample')}
        onChange={onWords}
      />
      <span aria-hidden className="text-quiet">
        →
      </span>
      <RuleField
        value={category}
        label={t('rules.folder', { rule: number })}
        example={t('rules.folderExample')}
        onChange={onCategory}
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

interface RuleFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  label: string;
  example: string;
  onChange: (typed: string) => void;
}

/** A field in the line of a rule. */
function RuleField({ ref, value, label, example, onChange }: RuleFieldProps) {
  return (
    <input
      ref={ref}
      value={value}
      aria-label={label}
      placeholder={example}
      onChange={({ target }) => onChange(target.value)}
      className={`${FIELD_CLASS} flex-1 basis-32`}
    />
  );
}
