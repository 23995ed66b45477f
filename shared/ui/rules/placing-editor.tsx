import type { NamingOptions } from '#pipeline/place-photo.ts';
import { rulesWords } from '#words/rules.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PatternField } from './pattern-field.tsx';
import { PlacingOption } from './placing-option.tsx';
import { RulesEditor } from './rules-editor.tsx';

interface PlacingEditorProps {
  placing: NamingOptions;
  onChange: (placing: NamingOptions) => void;
}

/** How photos are named, by what, and which folders come before our own. Folded away until it is wanted. */
export function PlacingEditor({ placing, onChange }: PlacingEditorProps) {
  const t = useMessages(rulesWords);
  return (
    <details className="light-table group mt-4">
      <summary className="flex min-h-12 items-center gap-3 px-4 text-15 font-semibold sm:px-6">
        <span className="whitespace-nowrap">{t('rules.title')}</span>
        <span className="ml-auto min-w-0 truncate font-mono text-13 font-normal text-quiet">
          {placing.pattern}
          {placing.rules.length > 0 && `, ${t('rules.rulesCount', { count: placing.rules.length })}`}
        </span>
      </summary>
      <div className="grid gap-8 border-t border-line px-4 py-5 sm:px-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <PatternField pattern={placing.pattern} onChange={(pattern) => onChange({ ...placing, pattern })} />
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
        <RulesEditor rules={placing.rules} onChange={(rules) => onChange({ ...placing, rules })} />
      </div>
    </details>
  );
}
