import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { PLANS } from '#core/accounts/plan.ts';
import {
  assertRulesFileSize,
  type CarriedRules,
  readRulesFile,
  writeRulesFile,
} from '#core/categories/rules-file.ts';
import { failureText } from '#core/failure-text.ts';
import { AppError } from '#core/failure.ts';
import { savedSchemeFromJson } from '#core/schemes/saved-scheme.ts';
import type { LikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import type { Translate } from '#messages/translate.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { listedIn } from '#core/wording/punctuation.ts';
import { rulesWords } from '#words/rules.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { useIsHydrated } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { keepScheme, keptScheme } from '../schemes/kept-scheme.ts';
import { RULES_FILE_NAME } from './pattern-sample.ts';
import { PlacingOptions } from './placing-options.tsx';
import { RULE_BUTTON } from './rule-button.ts';
import { RulesEditor } from './rules-editor.tsx';
import type { PlacingSettings } from './use-placing.ts';

interface PlacingEditorProps {
  own: PlacingSettings;
}

/** The plans that support custom names and rules for photos analyzed by our service. */
const PLANS_WITH_RULES = Object.values(PLANS).filter(({ hasCustomRules }) => hasCustomRules);

/**
 * Sets how photos are named, by which rules, and which folders take precedence over ours. Collapsed by default: its
 * fields are rendered when they are opened. If custom names and rules don't apply, it says where they do and that they
 * are kept.
 */
export function PlacingEditor({ own }: PlacingEditorProps) {
  const t = useMessages(rulesWords);
  const { placing, hasOwnRules, isSetAside } = own;
  const isHydrated = useIsHydrated();
  const [isOpened, setIsOpened] = useState(false);
  // A prerendered page may have been opened before it was hydrated.
  const noteOpen = (element: HTMLDetailsElement | null) => {
    if (element?.open) setIsOpened(true);
  };
  const summary = listedIn(t.locale, [placing.pattern, rulesText(placing, t)].filter(Boolean));
  return (
    <details
      ref={noteOpen}
      className="light-table group mt-4"
      onToggle={(event) => noteOpen(event.currentTarget)}
    >
      <summary className="flex min-h-12 items-center gap-3 px-4 text-15 font-semibold sm:px-6">
        <span className="whitespace-nowrap">{t('rules.title')}</span>
        <span className="ml-auto min-w-0 truncate font-mono text-13 font-normal text-quiet">
          {isSetAside ? t('rules.setAside') : hasOwnRules && summary}
        </span>
      </summary>
      {/* What the browser keeps is read after the first render; the fields begin with it. */}
      {isHydrated && isOpened && <PlacingFields own={own} summary={summary} />}
    </details>
  );
}

/** Returns how many rules there are: "3 rules"; empty if there is none. */
function rulesText({ rules, likeness = [] }: NamingOptions, t: Translate<'rules'>): string {
  const count = rules.length + likeness.length;
  return count > 0 ? t('rules.rulesCount', { count }) : '';
}

function PlacingFields({ own, summary }: PlacingEditorProps & { summary: string }) {
  const { placing, hasOwnRules, isSetAside, isNewer, change } = own;
  const t = useMessages(rulesWords);
  const { rules, likeness = [] } = placing;
  const [imports, setImports] = useState(0);
  const take = (carried: CarriedRules) => {
    change(withCarried(placing, carried));
    setImports(imports + 1);
  };
  const [pro = '', enterprise = ''] = PLANS_WITH_RULES.map(({ name }) => name);
  return (
    <div className="grid gap-8 border-t border-line px-4 py-5 sm:px-6 lg:grid-cols-[5fr_7fr]">
      <PlacingOptions placing={placing} hasPattern={hasOwnRules} onChange={change} />
      <div className="grid content-start gap-8">
        {isNewer && <p role="alert">{t('rules.newer')}</p>}
        {hasOwnRules ? (
          <>
            <RulesEditor
              key={imports}
              rules={rules}
              onChange={(changed) => change({ ...placing, rules: changed })}
            />
            <LikenessRules
              rules={likeness}
              onChange={(changed) => change({ ...placing, likeness: changed })}
            />
          </>
        ) : (
          <div className="text-15">
            <p>{t('rules.whereOwn', { pro, enterprise })}</p>
            {isSetAside && (
              <p className="mt-2 text-quiet">
                {t('rules.keptOwn')} <span className="font-mono text-13 break-all">{summary}</span>
              </p>
            )}
          </div>
        )}
        <div>
          <p className="text-15 text-quiet">{t('rules.transferHint')}</p>
          <div className="mt-2 flex flex-wrap gap-1">
            <RulesTransfer carried={{ rules, likeness }} onImport={take} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Returns the user's pattern and rules, replaced by the rules of a file. Rules that the file doesn't define stay. */
function withCarried(placing: NamingOptions, { rules, likeness }: CarriedRules): NamingOptions {
  return { ...placing, ...(rules ? { rules } : {}), ...(likeness ? { likeness } : {}) };
}

interface LikenessRulesProps {
  rules: readonly LikenessRule[];
  onChange: (rules: readonly LikenessRule[]) => void;
}

/** Shows rules by visual similarity with editable folders; nothing if there are none. */
function LikenessRules({ rules, onChange }: LikenessRulesProps) {
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

interface RulesTransferProps {
  carried: CarriedRules;
  onImport: (carried: CarriedRules) => void;
}

/** Exports rules and the folder scheme to a file, and imports them. */
function RulesTransfer({ carried, onImport }: RulesTransferProps) {
  const t = useMessages(failuresWords, quantitiesWords, rulesWords);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      assertRulesFileSize(file.size);
      const json = await file.text();
      onImport(readRulesFile(json));
      const scheme = savedSchemeFromJson(json);
      if (scheme) keepScheme(scheme);
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setProblem(failureText(error.failure, t));
    }
  };
  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => input.current?.click()}>
        {t('rules.import')}
      </button>
      <a
        download={RULES_FILE_NAME}
        href={`data:application/json,${encodeURIComponent(writeRulesFile(carried, keptScheme()))}`}
        className={buttonClass('quiet')}
      >
        {t('rules.export')}
      </a>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('rules.import')}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <p role="alert" className="w-full text-15 text-accent">
          {problem}
        </p>
      )}
    </>
  );
}
