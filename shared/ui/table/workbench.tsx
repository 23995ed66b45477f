import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import type { BatchLimits, MonthlyLimit } from '#core/accounts/plan.ts';
import { BatchProgress } from '../batch/batch-progress.tsx';
import { ControlBar } from './control-bar.tsx';
import { DropZone } from './drop-zone.tsx';
import type { Flights } from '../batch/flights.ts';
import { PhotoHeap } from './photo-heap.tsx';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PhotoList } from './photo-list.tsx';
import { SelectionCount } from './selection-count.tsx';
import { TrayBoard } from './tray-board.tsx';
import { restingState, traysOf } from '../board/batch-view.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { loadTableViewer } from '../viewer/load-viewers.ts';
import { PhotoOpenerContext } from '../board/opener-context.ts';
import { useViewing } from '../board/use-viewing.ts';
import { SLOW_AFTER_MS } from '../limits.ts';

interface WorkbenchProps {
  photos: readonly Photo[];
  run: BatchRun<Photo>;
  isWorking: boolean;
  /** Whether a press is waiting for what it needs. */
  isPressed: boolean;
  flights: Flights;
  limits: BatchLimits;
  /** Photos left in the month's quota, if known. */
  left: MonthlyLimit | undefined;
  isOver: boolean;
  /** The head of the table, such as the choice of engine. */
  head?: ReactNode;
  /** Content of the empty table's drop zone. */
  zone?: ReactNode;
  /** The analysis of the picked files. */
  note?: ReactNode;
  /** Content above the control bar, such as an invitation to sign up. */
  prompt?: ReactNode;
  /** An important sentence, such as why the last batch failed. */
  notice?: ReactNode;
  onPick: (files: File[]) => void;
  onRemove: (photoId: string) => void;
  onClear: () => void;
  onOrganize: () => void;
  onCancel: () => void;
}

/** Shows the light table before and during a batch: the heap, its names, the trays, and the switch. */
export function Workbench({
  photos,
  run,
  isWorking,
  isPressed,
  flights,
  limits,
  left,
  isOver,
  head,
  zone,
  note,
  prompt,
  notice,
  ...on
}: WorkbenchProps) {
  const t = useMessages(tableWords);
  const { state, isStopping } = run;
  const isSlow = useIsSlow(isWorking, state);
  const shownState = isWorking ? state : restingState(state);
  const inBatch = useMemo(() => new Set(run.photos.map(({ id }) => id)), [run.photos]);
  const viewing = useViewing(loadTableViewer);
  return (
    <div className="light-table" data-phase={state.phase} data-over={isOver}>
      {head}
      {prompt}
      {photos.length > 0 && (
        <div className="workbench" data-working={isWorking}>
          <PhotoOpenerContext value={viewing.opener}>
            <div className="workbench-heap">
              <PhotoHeap photos={photos} state={shownState} flights={flights} />
            </div>
            <div className="workbench-list">
              <PhotoList
                photos={photos}
                state={shownState}
                isWorking={isWorking}
                openedId={viewing.lastId}
                {...(isWorking ? {} : { onRemove: on.onRemove })}
              />
            </div>
          </PhotoOpenerContext>
          {isWorking && (
            <div className="workbench-trays">
              <TrayBoard
                trays={traysOf(state.arrivals, inBatch)}
                flights={flights}
                empty={t('table.noTraysYet')}
                spoken={{ label: t('table.trays'), photos: (count) => t('table.photos', { count }) }}
              />
            </div>
          )}
        </div>
      )}
      {viewing.Viewer && viewing.photoId !== undefined && (
        <viewing.Viewer
          photoId={viewing.photoId}
          photos={photos}
          state={shownState}
          isWorking={isWorking}
          onShow={viewing.show}
          onClose={viewing.close}
        />
      )}
      {!isWorking && note}
      {!isWorking && (
        <div className={photos.length > 0 ? 'border-t border-line' : ''}>
          <DropZone isCompact={photos.length > 0} isOver={isOver} onPick={on.onPick}>
            {zone}
          </DropZone>
        </div>
      )}
      <ControlBar
        notice={notice}
        isReady={photos.length > 0}
        isWorking={isWorking}
        isPressed={isPressed}
        isStopping={isStopping}
        onOrganize={on.onOrganize}
        onCancel={on.onCancel}
        onClear={photos.length > 0 ? on.onClear : undefined}
      >
        {isWorking ? (
          <BatchProgress state={state} isStopping={isStopping} isSlow={isSlow} />
        ) : (
          <SelectionCount selected={photos.length} limits={limits} left={left} />
        )}
      </ControlBar>
    </div>
  );
}

/** Returns whether an operation in progress hasn't moved for a while. Every new `movement` restarts the wait. */
function useIsSlow(isUnderWay: boolean, movement: unknown): boolean {
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(movement), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, movement]);
  return isUnderWay && slow !== undefined && slow === movement;
}
