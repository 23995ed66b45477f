import { useId } from 'react';
import { resultsWords } from '#words/results.ts';
import type { XmpChoice } from '../batch/use-xmp-choice.ts';
import { CheckField } from '../kit/check-field.tsx';
import { useMessages } from '../kit/use-messages.ts';

interface XmpSwitchProps {
  choice: XmpChoice;
}

/** Whether what is known of the photos goes along with them, as photo software reads it. */
export function XmpSwitch({ choice: { isOn, turn } }: XmpSwitchProps) {
  const t = useMessages(resultsWords);
  const id = useId();
  return (
    <div className="mt-3 text-13 text-quiet lg:flex lg:items-center lg:gap-6">
      <CheckField
        label={t('results.addXmp')}
        isOn={isOn}
        onChange={turn}
        describedBy={id}
        className="inline-flex shrink-0 text-15 text-ink"
      />
      <p id={id} className="max-w-[72ch]">
        {t('results.xmpHelp')}
      </p>
    </div>
  );
}
