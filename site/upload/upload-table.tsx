import { Suspense, useCallback, useEffect, useState } from 'react';
import type { SavedBoard } from '#browser/saved/saved-batches.ts';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { allowanceOf } from '#core/accounts/allowance.ts';
import { filesOf } from '#browser/files/dropped-files.ts';
import { findFiles } from '#browser/files/picked-files.ts';
import { onlyPhotos } from '#core/takeout/picked-table.ts';
import { monthRefusal } from '#core/accounts/month-refusal.ts';
import { PHOTOS_PER_PRESS } from '#core/limits.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { EngineHead } from '#ui/device/engine-head.tsx';
import { LeftNote } from '#ui/device/left-note.tsx';
import { PhotoTable } from '#ui/table/photo-table.tsx';
import { PlacingEditor } from '#ui/rules/placing-editor.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useFinishHere } from '#ui/batch/use-finish-here.ts';
import { useKeptEngine } from '#ui/device/use-kept-engine.ts';
import { useOrganizer } from '#ui/batch/use-organizer.ts';
import { usePick } from '#ui/batch/use-pick.ts';
import { usePageDrop } from '#ui/table/use-page-drop.ts';
import { usePlacing } from '#ui/rules/use-placing.ts';
import { deviceWords } from '#words/device.ts';
import { listWords } from '#words/list.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useAccount } from '../account/use-account.ts';
import { keepTableForOffline } from '../app/keep-for-offline.ts';
import { useAuth } from '../auth/auth-context.ts';
import { planLine, UPLOAD, UPLOAD_TOASTS } from './upload-copy.ts';
import { RememberSwitch } from './earlier/remember-switch.tsx';
import { leaveOnTable, leftOnTable } from './left-on-table.ts';
import { boardToPut } from '#ui/batch/board-to-put.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { useNotify } from '../kit/toast-context.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { boardWays } from './into/board-ways.ts';
import { LibraryChoice } from './into/library-choice.tsx';
import { LibraryNote } from './into/library-note.tsx';
import { useLibrary } from './into/use-library.ts';
import { usePutInto, useWhenPut } from './into/use-put-into.ts';
import { SavedBoardNote } from '#ui/results/saved-board-note.tsx';
import { useSavedBoard } from '#ui/batch/use-saved-board.ts';
import { useSendToStorage } from '#ui/storage/use-send-to-storage.ts';
import { UploadNotice } from './upload-notice.tsx';
import { useSavedBatch } from './use-saved-batch.ts';
import { useSavedTable } from './use-saved-table.ts';
import { useSharedPhotos } from './use-shared-photos.ts';
import { useEngine } from './use-engine.ts';
import { useSiteHost } from './use-site-host.ts';
import { DoneNoticeSwitch } from './when-done/done-notice-switch.tsx';
import { useAppBadge } from './when-done/use-app-badge.ts';
import { useDoneNotice } from './when-done/use-done-notice.ts';
import { useTabTitle } from './when-done/use-tab-title.ts';

const SendPanel = lazyOrNothing(async () => (await import('#ui/storage/send-panel.tsx')).SendPanel);
const PutPanel = lazyOrNothing(async () => (await import('./into/put-panel.tsx')).PutPanel);
const EarlierBatches = lazyOrNothing(
  async () => (await import('./earlier/earlier-batches.tsx')).EarlierBatches,
);
const SavedBatchOffer = lazyOrNothing(async () => (await import('./saved-batch-offer.tsx')).SavedBatchOffer);

/** The table of the upload page: photos in, and in their place, when they are organized, the folders. */
export function UploadTable() {
  const device = useMessages(deviceWords);
  const listed = useMessages(failuresWords, listWords, quantitiesWords, vocabularyWords);
  const { state: auth } = useAuth();
  const account = useAccount();
  const { known, entitlement, left, refresh } = account;
  const engine = useEngine(auth);
  const allowance = allowanceOf(engine.chosen, entitlement);
  const { isCounted } = allowance;
  const own = usePlacing(allowance.hasOwnRules);
  const notify = useNotify();
  const isSignedOut = auth.status === 'signed-out';
  const subject = auth.status === 'signed-in' ? auth.user.sub : undefined;
  const host = useSiteHost(auth, engine, notify);
  const library = useLibrary();
  /** The batch that was put into a folder last. */
  const [added, setAdded] = useState<unknown>();
  const readyLibrary = library.state?.phase === 'ready' ? library.state : undefined;
  const isPatternChosen = own.inForce.pattern !== DEFAULT_PATTERN;
  const leave = useCallback((photos: readonly BrowserPhoto[]) => leaveOnTable(photos, subject), [subject]);
  const onFound = (board: SavedBoard) => organizer.restore(board);
  const owner = auth.status === 'loading' ? undefined : (subject ?? '');
  const { savedUntilMs, keep } = useSavedBoard({ store: host.batches, owner, onFound });
  const refusalOf = (photos: number) => (isCounted && known ? monthRefusal(known, photos) : undefined);
  const organizer = useOrganizer({
    host,
    notify,
    isSignedOut: isSignedOut && isCounted,
    isAskingForPlan: isCounted && !isSignedOut && !known && !account.isUnreachable,
    entitlement: allowance.entitlement,
    limits: allowance.limits,
    placing: library.placingFor(own.inForce, isPatternChosen),
    filingFor: library.filingFor,
    refusalOf,
    earlier: leftOnTable(),
    onTable: leave,
    onEnded: refresh,
    onBoard: keep,
  });
  const { picked, batch, isBusy, arranging } = organizer;
  const hasPhotos = picked.photos.length > 0 || arranging !== undefined;
  useEffect(() => {
    if (hasPhotos) keepTableForOffline();
  }, [hasPhotos]);
  useKeptEngine({ engine, choose: engine.choose, isSignedOut, photos: picked.photos.length });
  const finishHere = useFinishHere({ ...engine, finish: organizer.finish });
  const kept = useSavedBatch({ host, owner, notify, onResume: organizer.resume });

  useSavedTable({
    isKnown: auth.status !== 'loading',
    owner: subject,
    notify,
    onPhotos: (photos) => {
      const there = new Set(picked.photos.map(({ id }) => id));
      picked.add(onlyPhotos(photos.filter(({ id }) => !there.has(id))));
    },
  });

  const add = usePick(organizer, notify, findFiles);
  const pick = (files: readonly File[] | Promise<readonly File[]>) => {
    if (isSignedOut && isCounted) notify(UPLOAD_TOASTS.signUpToUpload);
    return add(files);
  };
  const onPick = (files: readonly File[]) => void organizer.reading(pick(files));
  useSharedPhotos({ isKnown: auth.status !== 'loading', notify, onFiles: onPick });
  const pickSamples = () => pick(import('./sample-pictures.ts').then((samples) => samples.samplePictures()));
  const putInto = usePutInto();
  const onBoard = (): OnBoard => boardToPut(organizer, !own.inForce.leavesOutList, listed);
  const sending = useSendToStorage(onBoard, async (login, board, tell) =>
    (await import('./storage/begin-sending.ts')).beginSending(login, board, tell),
  );
  const ofBoard = batch.isRestored ? undefined : readyLibrary;
  const { entries: ways, addToLibrary } = boardWays({
    putInto,
    onBoard,
    library: ofBoard,
    isPatternChosen,
    isBusy,
    isSending: sending.isOpen,
    onSend: sending.open,
  });
  useWhenPut(putInto.state, (isDone) => {
    setAdded(isDone ? batch.state : undefined);
    void library.refresh();
  });
  const isOver = usePageDrop({
    isEnabled: !isBusy,
    filesOf: (event) => organizer.reading(filesOf(event)),
    onPick,
  });
  const isProcessing = batch.state.phase === 'processing';
  const doneNotice = useDoneNotice(batch.state);
  useTabTitle(batch.state);
  useAppBadge(batch.state);
  useLeaveWarning(
    isProcessing || sending.state?.phase === 'sending' || (arranging.isUnsaved && savedUntilMs === undefined),
    isProcessing ? UPLOAD.leave : UPLOAD.leaveUnsaved,
  );

  const isForLibrary = !isBusy && organizer.hasResults && added !== batch.state;
  const toLibrary =
    isForLibrary && ofBoard && addToLibrary ? { folder: ofBoard.top.name, onAdd: addToLibrary } : undefined;
  return (
    <div className="[--results-top:4rem]">
      <PhotoTable
        organizer={organizer}
        left={isCounted ? left : undefined}
        isOver={isOver}
        head={
          <>
            <EngineHead
              engine={engine}
              isBusy={isBusy}
              onChoose={engine.choose}
              onFetch={engine.fetch}
              onRemove={engine.remove}
              reach="this-computer"
              switchClass="service-only"
              cardClass={auth.status === 'loading' ? 'signed-out-only' : ''}
            />
            {engine.chosen === 'service' && <SignUpPrompt photos={picked.photos.length} />}
          </>
        }
        zone={
          <button
            type="button"
            className="min-h-11 text-15 underline underline-offset-4"
            onClick={() => void organizer.reading(pickSamples())}
          >
            {UPLOAD.samples}
          </button>
        }
        prompt={
          kept &&
          !isBusy && (
            <Suspense fallback={null}>
              <SavedBatchOffer kept={kept} />
            </Suspense>
          )
        }
        notice={
          isProcessing ? (
            <DoneNoticeSwitch {...doneNotice} />
          ) : (
            !isBusy && (
              <>
                {toLibrary && <LibraryNote {...toLibrary} />}
                <UploadNotice
                  failure={batch.state.failure}
                  refusal={refusalOf(organizer.unfinished)}
                  isDevice={!isCounted}
                  onOrganizeFirst={organizer.organizeFirst}
                  onFinishHere={finishHere}
                />
              </>
            )
          )
        }
        boardNote={
          <>
            <LeftNote left={engine.builtIn.left} />
            <SavedBoardNote untilMs={savedUntilMs} onDiscard={organizer.clear} />
            {/* Not loaded later than the board: the browser would scroll by its height, away from the heading. */}
            {auth.status !== 'loading' && (
              <RememberSwitch
                board={{ ...arranging, state: batch.state, photos: picked.photos }}
                owner={subject ?? ''}
                thumbnailOf={host.thumbnailOf}
              />
            )}
          </>
        }
        isZipSecond={toLibrary !== undefined}
        boardPanel={
          (putInto.state !== undefined || sending.isOpen) && (
            <Suspense fallback={null}>
              {putInto.state && <PutPanel into={putInto} />}
              {sending.isOpen && <SendPanel sending={sending} reach="page" />}
            </Suspense>
          )
        }
        boardWays={ways}
        onLearn={own.learn}
        onPick={onPick}
      >
        <LibraryChoice
          chosen={library}
          photos={picked.photos}
          onChoose={() => void organizer.reading(library.choose?.() ?? Promise.resolve())}
          onRemove={(ids) => picked.keep(picked.photos.filter(({ id }) => !ids.has(id)))}
        />
        <PlacingEditor own={own} />
        <p className="mt-4 max-w-[72ch] text-15 text-quiet">
          {UPLOAD.note} {device('device.photosAtOnce', { photos: PHOTOS_PER_PRESS })}{' '}
          <span className="service-only">{planLine(known)}</span>
        </p>
      </PhotoTable>
      {auth.status !== 'loading' && (
        <Suspense fallback={null}>
          <EarlierBatches owner={subject ?? ''} />
        </Suspense>
      )}
    </div>
  );
}
