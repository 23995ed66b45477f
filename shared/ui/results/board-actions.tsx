import FolderPlus from 'lucide-react/icons/folder-plus';
import { buttonClass } from '../kit/button-class.ts';
import { useResultsWording } from './results-wording.ts';

interface BoardActionsProps {
  className: string;
  onMore: () => void;
  onNewFolder: () => void;
}

/** What can be done with the board as a whole, beside saving it. */
export function BoardActions({ className, onMore, onNewFolder }: BoardActionsProps) {
  const words = useResultsWording();
  return (
    <div className={className}>
      <button type="button" className={buttonClass('outline')} onClick={onMore}>
        {words.more}
      </button>
      <button type="button" className={buttonClass('outline')} onClick={onNewFolder}>
        <FolderPlus size={18} aria-hidden />
        {words.newFolder}
      </button>
    </div>
  );
}
