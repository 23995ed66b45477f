import Download from 'lucide-react/icons/download';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { BatchLimits, MonthlyLimit } from '#core/accounts/plan.ts';
import type { EngineState } from '#core/batch/engine-state.ts';
import type { Photo } from '#core/photo.ts';
import { itemsNamed, mixedText } from '#core/films/items-text.ts';
import { alongWords } from '#words/along.ts';
import { tableWords } from '#words/table.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { BatchProgress } from '../batch/batch-progress.tsx';
import type { Organizer } from '../batch/use-organizer.ts';
import type { PickedPhotos } from '../batch/use-picked-photos.ts';
import { restingState, traysOf } from '../board/batch-view.ts';
import { PhotoOpenerContext } from '../board/opener-context.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { useViewing } from '../board/use-viewing.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { SLOW_AFTER_MS } from '../limits.ts';
import { loadTableViewer } from '../viewer/load-viewers.ts';
import { AlongNote } from './along-note.tsx';
import { ControlBar } from './control-bar.tsx';
import { DropZone } from './drop-zone.tsx';
import { LeaveOutFolders } from './leave-out-folders.tsx';
import { PhotoHeap } from './photo-heap.tsx';
import { PhotoList } from './photo-list.tsx';
import { TrayBoard } from './tray-board.tsx';
import type { PhotoTableState } from './use-photo-table.ts';

export interface WorkbenchProps<Source extends Photo> {
  table: PhotoTableState<Source>;
  /** Photos left in the month's quota, if known. */
  left?: MonthlyLimit | undefined;
  /** The head of the table while no batch runs, such as the choice of engine. */
  head?: ReactNode;
  /** Content of the empty table's drop zone. */
  zone?: ReactNode;
  /** Content above the control bar, such as an invitation to sign up. */
  prompt: ReactNode;
  /** An important sentence, such as why the last batch failed. */
  notice: ReactNode;
}

/** Shows the light table before and during a batch: the heap, its names, the trays, and the switch. */
export function Workbench<Source extends Photo>({
  table: { organizer, engine, isOver, pick },
  left,
  head,
  zone,
  prompt,
  notice,
}: WorkbenchProps<Source>) {
  const { picked, batch, isWorking, limits } = organizer;
  const { photos } = picked;
  const hasPhotos = photos.length > 0;
  return (
    <div className="light-table" data-phase={batch.state.phase} data-over={isOver}>
      {!isWorking && head}
      {prompt}
      <PhotosAtWork organizer={organizer} />
      {!isWorking && <PickedNotes picked={picked} onZip={organizer.zipAlone} />}
      {!isWorking && (
        <div className={hasPhotos ? 'border-t border-line' : ''}>
          <DropZone isCompact={hasPhotos} isOver={isOver} onPick={pick}>
            {zone}
          </DropZone>
        </div>
      )}
      <ControlBar
        notice={notice}
        isReady={hasPhotos}
        isWorking={isWorking}
        isPressed={organizer.isPressed}
        isStopping={batch.isStopping}
        onOrganize={organizer.press}
        onCancel={batch.cancel}
        onClear={hasPhotos ? organizer.clear : undefined}
      >
        {isWorking ? (
          <PatientProgress run={batch} engine={engine.chosen === 'device' ? engine.state : undefined} />
        ) : (
          <SelectionCount selected={photos.length} limits={limits} left={left} />
        )}
      </ControlBar>
    </div>
  );
}

/** The photos as a heap and as a list, the trays that they move to, and the open photo. */
function PhotosAtWork<Source extends Photo>({ organizer }: { readonly organizer: Organizer<Source> }) {
  const t = useMessages(quantitiesWords, tableWords);
  const { picked, batch, flights, isWorking } = organizer;
  const { photos } = picked;
  const { state } = batch;
  const shownState = isWorking ? state : restingState(state);
  const items = useMemo(() => itemsNamed(batch.photos), [batch.photos]);
  const inBatch = useMemo(() => new Set(batch.photos.map(({ id }) => id)), [batch.photos]);
  const viewing = useViewing(loadTableViewer);
  return (
    <>
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
                {...(isWorking ? {} : { onRemove: picked.remove })}
              />
            </div>
          </PhotoOpenerContext>
          {isWorking && (
            <div className="workbench-trays">
              <TrayBoard
                trays={traysOf(state.arrivals, inBatch)}
                flights={flights}
                empty={t('table.noTraysYet')}
                spoken={{ label: t('table.trays'), photos: (count) => mixedText(count, items, t) }}
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
    </>
  );
}

interface PickedNotesProps<Source extends Photo> {
  picked: PickedPhotos<Source>;
  onZip: () => Promise<void>;
}

/** Notes about the picked files: files without photos, companion files, and folders to leave out. */
function PickedNotes<Source extends Photo>({ picked, onZip }: PickedNotesProps<Source>) {
  const { gathered, leftFolders, leavesOut, leaveOut } = picked;
  return (
    <>
      {gathered.alone.length > 0 && <AloneNote count={gathered.alone.length} onZip={onZip} />}
      <AlongNote
        gathered={gathered}
        excluded={leftFolders.excluded}
        leavesOut={leavesOut}
        onLeaveOut={leaveOut}
      />
      <LeaveOutFolders leftFolders={leftFolders} />
    </>
  );
}

interface PatientProgressProps {
  readonly run: BatchRun<Photo>;
  readonly engine: EngineState | undefined;
}

/** The progress of a batch. If nothing has happened for a while, it says that this takes longer than usual. */
function PatientProgress({ run: { state, photos, isStopping }, engine }: PatientProgressProps) {
  const [slow, setSlow] = useState<unknown>();
  // The download of the engine is progress, too.
  const latest = engine?.phase === 'fetching' ? engine : state;
  useEffect(() => {
    const timer = setTimeout(() => setSlow(latest), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return <BatchProgress {...{ state, photos, engine, isStopping }} isSlow={slow === latest} />;
}

interface AloneNoteProps {
  count: number;
  onZip: () => Promise<void>;
}

/** Says that there are only companion files, and offers them as a ZIP. */
function AloneNote({ count, onZip }: AloneNoteProps) {
  const t = useMessages(alongWords);
  const [isBusy, setIsBusy] = useState(false);
  const zip = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onZip().finally(() => setIsBusy(false));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line px-4 py-3 text-15 sm:px-6">
      <output className="max-w-[72ch]">{t('along.alone', { count })}</output>
      <button
        type="button"
        aria-disabled={isBusy}
        className={buttonClass('ink', 'max-sm:w-full')}
        onClick={() => void zip()}
      >
        <Download size={18} aria-hidden />
        {t('along.zipAlone')}
      </button>
    </div>
  );
}

interface SelectionCountProps {
  selected: number;
  limits: BatchLimits;
  /** Photos left in the month's quota, if known. */
  left: MonthlyLimit | undefined;
}

/** Shows "14 files selected", and how the next press handles them if it can't take all at once. */
function SelectionCount({ selected, limits, left }: SelectionCountProps) {
  const t = useMessages(tableWords);
  const { photosPerBatch, photosPerPress } = limits;
  const now = Math.min(selected, photosPerPress);
  const batches = Math.ceil(now / photosPerBatch);
  return (
    <output className="text-15">
      <span className="font-mono tabular-nums">{t('table.filesSelected', { count: selected })}</span>
      {typeof left === 'number' && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.leftThisMonth', { left })}
        </span>
      )}
      {batches > 1 && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.batches', { batches, photos: photosPerBatch })}
        </span>
      )}
      {selected > now && (
        <span className="block text-13 text-quiet sm:ml-3 sm:inline">
          {t('table.batchCap', { now, later: selected - now })}
        </span>
      )}
    </output>
  );
}
