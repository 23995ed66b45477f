import { type ReactNode, useState } from 'react';
import { BoardContext } from '../board/board-context.ts';
import { ReviewContext } from '../board/review-context.ts';
import { StacksContext } from '../board/stacks-context.ts';
import { PHOTO_SIZE, SHOWS_NAMES } from '../folders/board-look.ts';
import { useKept } from '../kit/kept-value.ts';
import { ROW_HEIGHTS } from '../limits.ts';
import type { ResultsBoardModel } from './use-results-board.ts';

interface BoardFrameProps {
  model: ResultsBoardModel;
  hasPanel: boolean;
  children: ReactNode;
}

/** The board's element, and the actions that everything in it can use. */
export function BoardFrame({ model, hasPanel, children }: BoardFrameProps) {
  const { board, newFolderId, telling, stacks, review } = model;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const size = useKept(PHOTO_SIZE);
  const showsNames = useKept(SHOWS_NAMES);
  return (
    <BoardContext value={{ ...board, newFolderId, root, said: telling.told?.text ?? '' }}>
      <StacksContext value={stacks}>
        <ReviewContext value={review}>
          <div
            ref={setRoot}
            className="results-board"
            data-names={showsNames}
            data-panel={hasPanel}
            style={{ '--row': `${ROW_HEIGHTS[size]}px` }}
          >
            {children}
          </div>
        </ReviewContext>
      </StacksContext>
    </BoardContext>
  );
}
