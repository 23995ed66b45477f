import type { MonthlyLimit } from '#core/plan.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';

interface SelectionCountProps {
  selected: number;
  photosPerBatch: number;
  /** Photos left in the month, if known. */
  left: MonthlyLimit | undefined;
}

/** "14 files selected", and what the next press takes of them where it cannot take all. */
export function SelectionCount({ selected, photosPerBatch, left }: SelectionCountProps) {
  const t = useMessages(tableWords);
  const later = selected - photosPerBatch;
  return (
    <output className="text-15">
      <span className="font-mono tabular-nums">{t('table.filesSelected', { count: selected })}</span>
      {typeof left === 'number' && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.leftThisMonth', { left })}
        </span>
      )}
      {later > 0 && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.batchCap', { now: photosPerBatch, later })}
        </span>
      )}
    </output>
  );
}
