import { optionsWords } from '#words/options.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { OptionRow } from './option-row.tsx';
import type { ChangeSettings } from './use-settings.ts';

interface SaveAsOptionProps {
  saveAs: boolean;
  onChange: ChangeSettings;
}

export function SaveAsOption({ saveAs, onChange }: SaveAsOptionProps) {
  const t = useMessages(optionsWords);
  return (
    <OptionRow id="save-as" title={t('options.saveAs')} hint={t('options.saveAsHint')}>
      <span className="flex min-h-11 items-center">
        <input
          id="save-as"
          type="checkbox"
          checked={saveAs}
          aria-describedby="save-as-hint"
          className="size-5 accent-ink"
          onChange={({ target }) => onChange({ saveAs: target.checked })}
        />
      </span>
    </OptionRow>
  );
}
