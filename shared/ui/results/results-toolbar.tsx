import Download from 'lucide-react/icons/download';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { BoardActions } from './board-actions.tsx';
import { buttonClass } from '../kit/button-class.ts';
import { ChosenBar } from './chosen-bar.tsx';

interface ResultsToolbarProps {
  /** The ZIP in the downloads folder is not what the board shows. */
  isUnsaved: boolean;
  /** The ZIP is in the downloads folder, as it is or as it was. */
  isDownloaded: boolean;
  /** Other ways of the host's to take the photos away. */
  ways?: ReactNode;
  /** What else the host offers to do with the board; not in the bar on phones, where there is no room. */
  actions?: ReactNode;
  onDownload: () => void;
  onMore: () => void;
  onNewFolder: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** Undefined if nothing was undone. */
  onRedo: (() => void) | undefined;
}

/** The way to the ZIP, and a step back, in sight however long the board is. On phones the rest scrolls away. */
export function ResultsToolbar({
  isUnsaved,
  isDownloaded,
  ways,
  actions,
  onDownload,
  onMore,
  onNewFolder,
  onUndo,
  onRedo,
}: ResultsToolbarProps) {
  const t = useMessages(resultsWords);
  return (
    <>
      <div className="results-toolbar">
        {isDownloaded && (
          <button
            type="button"
            className={buttonClass(isUnsaved ? 'accent' : 'outline', 'max-sm:px-4')}
            aria-describedby={isUnsaved ? 'unsaved' : undefined}
            onClick={onDownload}
          >
            <Download size={18} aria-hidden />
            {t('results.download')}
          </button>
        )}
        {ways}
        <BoardActions
          className="flex flex-wrap gap-2 max-sm:hidden"
          onMore={onMore}
          onNewFolder={onNewFolder}
        >
          {actions}
        </BoardActions>
        {onUndo && (
          <button type="button" className={buttonClass('quiet', 'max-sm:px-2')} onClick={onUndo}>
            <Undo2 size={18} aria-hidden />
            {t('results.undo')}
          </button>
        )}
        {onRedo && (
          <button type="button" className={buttonClass('quiet', 'max-sm:px-2')} onClick={onRedo}>
            <Redo2 size={18} aria-hidden />
            {t('results.redo')}
          </button>
        )}
        <ChosenBar />
        {isUnsaved && isDownloaded && (
          <p id="unsaved" className="min-w-0 text-13 text-quiet max-lg:sr-only">
            {t('results.unsaved')}
          </p>
        )}
      </div>
      <BoardActions className="flex flex-wrap gap-2 sm:hidden" onMore={onMore} onNewFolder={onNewFolder}>
        {actions}
      </BoardActions>
    </>
  );
}
