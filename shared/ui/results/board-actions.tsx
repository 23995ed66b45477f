import FolderPlus from 'lucide-react/icons/folder-plus';
import type { ReactNode } from 'react';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

interface BoardActionsProps {
  className: string;
  onMore: () => void;
  onNewFolder: () => void;
  /** What else the host offers. */
  children?: ReactNode;
}

/** What can be done with the board as a whole, beside saving it. */
export function BoardActions({ className, onMore, onNewFolder, children }: BoardActionsProps) {
  const t = useMessages(resultsWords);
  return (
    <div className={className}>
      <button type="button" className={buttonClass('outline')} onClick={onMore}>
        {t('results.more')}
      </button>
      <button type="button" className={buttonClass('outline')} onClick={onNewFolder}>
        <FolderPlus size={18} aria-hidden />
        {t('results.newFolder')}
      </button>
      {children}
    </div>
  );
}
