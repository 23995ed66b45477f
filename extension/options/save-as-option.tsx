import { text } from '../i18n/text.ts';
import { OptionRow } from './option-row.tsx';
import type { ChangeSettings } from './use-settings.ts';

interface SaveAsOptionProps {
  saveAs: boolean;
  onChange: ChangeSettings;
}

export function SaveAsOption({ saveAs, onChange }: SaveAsOptionProps) {
  return (
    <OptionRow id="save-as" title={text('options_save_as')} hint={text('options_save_as_hint')}>
      <span className="grid size-11 place-items-center">
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
