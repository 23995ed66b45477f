import type { BatchLimits, MonthlyLimit } from '#core/accounts/plan.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';

interface SelectionCountProps {
  selected: number;
  limits: BatchLimits;
  /** Photos left in the month's quota, if known. */
  left: MonthlyLimit | undefined;
}

/** Shows "14 files selected", and how the next press handles them if it can't take all at once. */
export function SelectionCount({ selected, limits, left }: SelectionCountProps) {
  const t = useMessages(tableWords);
  const { photosPerBatch, photosPerPress } = limits;
  const now = Math.min(selected, photosPerPress);
  const batches = Math.ceil(now / photosPerBatch);
  return (
    <output className="text-15">
      <span className="font-mono tabular-nums">{t('table.filesSelected', { count: selected })}</span>
      {typeof left === 'number' && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.leftThisMonth', { left })}
        </span>
      )}
      {batches > 1 && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.batches', { batches, photos: photosPerBatch })}
        </span>
      )}
      {selected > now && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.batchCap', { now, later: selected - now })}
        </span>
      )}
    </output>
  );
}
