import { useTableWording } from './table-wording.ts';

interface SelectionCountProps {
  selected: number;
  photosPerBatch: number;
}

/** "14 files selected", and what the next press takes of them where it cannot take all. */
export function SelectionCount({ selected, photosPerBatch }: SelectionCountProps) {
  const words = useTableWording();
  const later = selected - photosPerBatch;
  return (
    <output className="text-15">
      <span className="font-mono tabular-nums">{words.filesSelected(selected)}</span>
      {later > 0 && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {words.batchCap(photosPerBatch, later)}
        </span>
      )}
    </output>
  );
}
