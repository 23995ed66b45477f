import { useState } from 'react';
import type { CarriedRules } from '#core/rules-file.ts';
import { rulesWords } from '#words/rules.ts';
import { useIsHydrated } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { leftAsideOf, ownOf, withCarried } from './carried-placing.ts';
import { EnglishOption } from './english-option.tsx';
import { LikenessRules } from './likeness-rules.tsx';
import { PlacingOptions } from './placing-options.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { RulesTransfer } from './rules-transfer.tsx';
import type { PlacingSettings } from './use-placing.ts';

interface PlacingEditorProps {
  own: PlacingSettings;
}

/**
 * How photos are named, by what, and which folders come before our own. Folded away until it is wanted. Where learned
 * rules alone count, these alone are here; also where there are none, since those of a file can be taken. Whether
 * folders are in English is everybody's choice.
 */
export function PlacingEditor({ own: { placing, inUse, inForce, change } }: PlacingEditorProps) {
  const t = useMessages(rulesWords);
  const isAll = inUse === 'all';
  const { rules, likeness = [] } = inForce;
  // A rule of words that is being written anew counts for nothing, and stays where it is.
  const [hadWords, setHadWords] = useState(rules.length > 0);
  if (rules.length > 0 && !hadWords) setHadWords(true);
  const isHydrated = useIsHydrated();
  const [imports, setImports] = useState(0);
  if (inUse === 'none') return <EnglishOption placing={placing} onChange={change} />;
  const ruleCount = rules.length + likeness.length;
  const take = (carried: CarriedRules) => {
    change(withCarried(placing, carried, inUse));
    setImports(imports + 1);
    const count = leftAsideOf(carried, inUse);
    return count > 0 ? t('rules.leftAside', { count }) : undefined;
  };
  const count = ruleCount > 0 ? t('rules.rulesCount', { count: ruleCount }) : '';
  return (
    <details className="light-table group mt-4">
      <summary className="flex min-h-12 items-center gap-3 px-4 text-15 font-semibold sm:px-6">
        <span className="whitespace-nowrap">{t('rules.title')}</span>
        <span className="ml-auto min-w-0 truncate font-mono text-13 font-normal text-quiet">
          {[isAll ? placing.pattern : '', count].filter(Boolean).join(', ')}
        </span>
      </summary>
      {/* What the browser keeps is read after the first render; the fields then begin with it. */}
      <div
        key={isHydrated ? 'kept' : 'first'}
        className={`grid gap-8 border-t border-line px-4 py-5 sm:px-6 ${isAll ? 'lg:grid-cols-[5fr_7fr]' : ''}`}
      >
        {isAll && <PlacingOptions placing={placing} onChange={change} />}
        <div className="grid content-start gap-8">
          {!isAll && <EnglishOption placing={placing} onChange={change} />}
          {isAll && (
            <RulesEditor
              key={`all ${imports}`}
              rules={rules}
              onChange={(changed) => change({ ...placing, rules: changed })}
            />
          )}
          {!isAll && (hadWords || likeness.length === 0) && (
            <RulesEditor
              key={`learned ${imports}`}
              isLearnedOnly
              rules={rules}
              onChange={(learned) => change({ ...placing, rules: [...learned, ...ownOf(placing)] })}
            />
          )}
          <LikenessRules rules={likeness} onChange={(changed) => change({ ...placing, likeness: changed })} />
          <div>
            <p className="text-15 text-quiet">{t('rules.transferHint')}</p>
            <div className="mt-2 flex flex-wrap gap-1">
              <RulesTransfer carried={{ rules, likeness }} onImport={take} />
            </div>
          </div>
        </div>
      </div>
    </details>
  );
}
