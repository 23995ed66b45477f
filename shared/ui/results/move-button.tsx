import FolderInput from 'lucide-react/icons/folder-input';
import type { ButtonHTMLAttributes } from 'react';
import { useResultsWording } from './results-wording.ts';

interface MoveButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  fileName: string;
}

/** Opens the folders that a photo can be moved to. */
export function MoveButton({ fileName, ...button }: MoveButtonProps) {
  const words = useResultsWording();
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="menu"
      aria-label={words.move(fileName)}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-full px-1 text-13 font-semibold text-quiet hover:text-ink aria-expanded:text-ink"
    >
      <FolderInput size={16} aria-hidden />
      {words.moveTo}
    </button>
  );
}
