import { useId } from 'react';
import { resultsWords } from '#words/results.ts';
import type { XmpChoice } from '../batch/use-xmp-choice.ts';
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
      <label className="inline-flex min-h-11 shrink-0 items-center gap-3 text-15 text-ink">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          className="size-5 shrink-0 accent-ink"
          onChange={({ target }) => turn(target.checked)}
        />
        {t('results.addXmp')}
      </label>
      <p id={id} className="max-w-[72ch]">
        {t('results.xmpHelp')}
      </p>
    </div>
  );
}
