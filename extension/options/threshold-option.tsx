import { useState } from 'react';
import { PAGE_IMAGE_THRESHOLDS_PX } from '../limits.ts';
import { FIELD_CLASS } from '#ui/kit/field-class.ts';
import { optionsWords } from '#words/options.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { isThreshold } from '../storage/settings.ts';
import { OptionRow } from './option-row.tsx';
import type { ChangeSettings } from './use-settings.ts';

interface ThresholdOptionProps {
  thresholdPx: number;
  onChange: ChangeSettings;
}

const { least, most } = PAGE_IMAGE_THRESHOLDS_PX;

export function ThresholdOption({ thresholdPx, onChange }: ThresholdOptionProps) {
  const t = useMessages(optionsWords);
  const [typed, setTyped] = useState(String(thresholdPx));
  const isWrong = !isThreshold(Number(typed));
  return (
    <OptionRow
      id="threshold"
      title={t('options.threshold')}
      hint={t('options.thresholdHint')}
      problem={isWrong ? t('options.thresholdProblem', { least, most }) : undefined}
    >
      <span className="flex items-center gap-2">
        <input
          id="threshold"
          type="number"
          min={least}
          max={most}
          step={1}
          value={typed}
          aria-describedby={isWrong ? 'threshold-hint threshold-problem' : 'threshold-hint'}
          aria-invalid={isWrong}
          className={`${FIELD_CLASS} w-full text-right`}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (isThreshold(Number(value))) onChange({ thresholdPx: Number(value) });
          }}
        />
        <span className="font-mono text-15 text-quiet">{t('options.pixels')}</span>
      </span>
    </OptionRow>
  );
}
