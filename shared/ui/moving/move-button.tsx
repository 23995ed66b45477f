import FolderInput from 'lucide-react/icons/folder-input';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';

interface MoveButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  fileName: string;
  /** Whether only its icon is visible. */
  isSmall: boolean;
}

/** Opens the list of folders that a photo can be moved to. */
export function MoveButton({ fileName, isSmall, ...button }: MoveButtonProps) {
  const t = useMessages(resultsWords);
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="dialog"
      aria-label={t('results.move', { name: fileName })}
      className={
        isSmall
          ? 'card-move'
          : '-ml-1 inline-flex min-h-11 items-center gap-2 rounded-full px-1 text-13 font-semibold text-quiet hover:text-ink aria-expanded:text-ink'
      }
    >
      <FolderInput size={16} aria-hidden />
      {!isSmall && t('results.moveTo')}
    </button>
  );
}
