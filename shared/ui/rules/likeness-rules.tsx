import X from 'lucide-react/icons/x';
import type { LikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { rulesWords } from '#words/rules.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { RULE_BUTTON } from './rule-button.ts';

interface LikenessRulesProps {
  rules: readonly LikenessRule[];
  onChange: (rules: readonly LikenessRule[]) => void;
}

/** Shows rules by visual similarity with editable folders; nothing if there are none. */
export function LikenessRules({ rules, onChange }: LikenessRulesProps) {
  const t = useMessages(rulesWords);
  if (rules.length === 0) return null;
  return (
    <section aria-label={t('rules.likeness')}>
      <h2 className="text-15 tracking-normal">{t('rules.likeness')}</h2>
      <p className="text-15 text-quiet">{t('rules.likenessHint')}</p>
      <ul className="mt-2 grid gap-4 sm:gap-2">
        {rules.map((rule, index) => (
          <li key={rule.weights} className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
            <span className="flex-1 basis-48 text-15 wrap-anywhere">
              {t('rules.likenessOf', { from: rule.from, count: rule.learnedFrom })}
            </span>
            <span aria-hidden className="text-quiet">
              →
            </span>
            <input
              // An empty folder isn't valid: the last one typed stays.
              defaultValue={rule.category}
              aria-label={t('rules.likenessFolder', { rule: index + 1 })}
              onChange={({ target }) => {
                const category = target.value.trim();
                if (category !== '') onChange(rules.with(index, { ...rule, category }));
              }}
              className={`${FIELD_CLASS} flex-1 basis-32`}
            />
            <button
              type="button"
              aria-label={t('rules.likenessRemove', { rule: index + 1 })}
              onClick={() => onChange(rules.toSpliced(index, 1))}
              className={`${RULE_BUTTON} ml-auto`}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
