import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { BoardMenu } from './board-menu.tsx';
import type { MenuEntry } from '../board/board-way.ts';

interface BoardBarProps {
  /** The board's heading, with the number of photos. */
  title: string;
  /** The same as a sentence that includes failures. It is read together with the heading. */
  summary: string;
  /** The search field. */
  search: ReactNode;
  /** Whether the ZIP in the downloads folder differs from the board. */
  isUnsaved: boolean;
  /** Ways to save the photos other than the ZIP. */
  ways: readonly MenuEntry[];
  /** Further actions on the board. */
  more: readonly MenuEntry[];
  /** Whether the board has a destination of its own, whose button comes before the ZIP's. */
  isZipSecond: boolean;
  onDownload: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** Undefined if nothing was undone. */
  onRedo: (() => void) | undefined;
}

/** The id of the sentence that summarizes the result. */
const SUMMARY_ID = 'results-summary';

/**
 * The board's one row of controls, always visible however long the board is. Its heading gets the focus after a
 * batch.
 */
export function BoardBar({
  title,
  summary,
  search,
  isUnsaved,
  isZipSecond,
  ways,
  more,
  ...on
}: BoardBarProps) {
  const t = useMessages(boardWords, resultsWords);
  const look = isZipSecond ? 'outline' : 'accent';
  return (
    <div className="board-bar">
      <h2 data-view="result" tabIndex={-1} aria-describedby={SUMMARY_ID}>
        {title}
      </h2>
      <p id={SUMMARY_ID} className="sr-only">
        {summary}
      </p>
      <div className="board-bar-search">{search}</div>
      <div className="board-bar-actions">
        {on.onUndo && (
          <button type="button" className="board-icon" aria-label={t('results.undo')} onClick={on.onUndo}>
            <Undo2 size={18} aria-hidden />
          </button>
        )}
        {on.onRedo && (
          <button type="button" className="board-icon" aria-label={t('results.redo')} onClick={on.onRedo}>
            <Redo2 size={18} aria-hidden />
          </button>
        )}
        <div className="board-split">
          <button
            type="button"
            className={buttonClass(look, 'rounded-e-none! pr-3!')}
            aria-label={t('results.download')}
            aria-describedby={isUnsaved ? 'unsaved' : undefined}
            onClick={on.onDownload}
          >
            <Download size={18} aria-hidden />
            <span className="board-download-word">{t('results.download')}</span>
          </button>
          <BoardMenu
            label={t('board.saveMenu')}
            entries={ways}
            className={buttonClass(look, 'board-split-more rounded-s-none! pl-2! pr-3!')}
          >
            <ChevronDown size={18} aria-hidden />
          </BoardMenu>
        </div>
        <BoardMenu label={t('board.menu')} entries={more} className="board-icon">
          <Ellipsis size={20} aria-hidden />
        </BoardMenu>
      </div>
    </div>
  );
}
