import { useState } from 'react';
import { PLANS } from '#core/accounts/plan.ts';
import type { CarriedRules } from '#core/categories/rules-file.ts';
import type { Translate } from '#messages/translate.ts';
import { rulesWords } from '#words/rules.ts';
import { useIsHydrated } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { LikenessRules } from './likeness-rules.tsx';
import { PlacingOptions } from './placing-options.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { RulesTransfer } from './rules-transfer.tsx';
import type { PlacingSettings } from './use-placing.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';

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
  const summary = [placing.pattern, rulesText(placing, t)].filter(Boolean).join(', ');
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
