import type { MonthlyLimit } from '#core/plan.ts';
import { useTableWording } from './table-wording.ts';

interface SelectionCountProps {
  selected: number;
  photosPerBatch: number;
  /** Photos left in the month, where it is known. */
  left: MonthlyLimit | undefined;
}

/** "14 files selected", and what the next press takes of them where it cannot take all. */
export function SelectionCount({ selected, photosPerBatch, left }: SelectionCountProps) {
  const words = useTableWording();
  const later = selected - photosPerBatch;
  return (
    <output className="text-15">
      <span className="font-mono tabular-nums">{words.filesSelected(selected)}</span>
      {typeof left === 'number' && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">{words.leftThisMonth(left)}</span>
      )}
      {later > 0 && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {words.batchCap(photosPerBatch, later)}
        </span>
      )}
    </output>
  );
}
