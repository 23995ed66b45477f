import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { BatchNotice, type BatchNoticeProps } from '#ui/batch/batch-notice.tsx';
import { EngineHead } from '#ui/device/engine-head.tsx';
import { itemsNamed } from '#core/films/items-text.ts';
import type { Photo } from '#core/photo.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PlacingEditor } from '#ui/rules/placing-editor.tsx';
import { PhotoTable } from '#ui/table/photo-table.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { RememberSwitch } from './earlier/remember-switch.tsx';
import { LibraryChoice } from './into/library-choice.tsx';
import { LibraryNote } from './into/library-note.tsx';
import { type BoardWays, useBoardWays } from './into/use-board-ways.ts';
import { serviceNote, UPLOAD } from './upload-copy.ts';
import { useUpload } from './use-upload.ts';
import { DoneNoticeSwitch } from './when-done/done-notice-switch.tsx';
import { useAppBadge } from './when-done/use-app-badge.ts';
import { useDoneNotice } from './when-done/use-done-notice.ts';
import { useTabTitle } from './when-done/use-tab-title.ts';

const SendPanel = lazyOrNothing(async () => (await import('#ui/storage/send-panel.tsx')).SendPanel);
const PutPanel = lazyOrNothing(async () => (await import('./into/put-panel.tsx')).PutPanel);
const EarlierBatches = lazyOrNothing(
  async () => (await import('./earlier/earlier-batches.tsx')).EarlierBatches,
);
const SharedPhotosOffer = lazyOrNothing(async () => (await import('./shared-offer.tsx')).SharedPhotosOffer);
const SavedBatchOffer = lazyOrNothing(async () => (await import('./saved-batch-offer.tsx')).SavedBatchOffer);

type Upload = ReturnType<typeof useUpload>;

/** The table of the upload page: photos in, and in their place, when they are organized, the folders. */
export function UploadTable() {
  const upload = useUpload();
  const { table, library, saved, shared, account, owner } = upload;
  const { batch, arranging, isBusy } = table.organizer;
  const ways = useBoardWays(table, library);
  const isProcessing = batch.state.phase === 'processing';
  const isSending = ways.sending.state?.phase === 'sending';
  const isUnkept = arranging.isUnsaved && table.savedUntilMs === undefined;
  useDoneNotice(batch.state);
  useTabTitle(batch.state);
  useAppBadge(batch.state);
  useLeaveWarning(isProcessing || isSending || isUnkept, isProcessing ? UPLOAD.leave : UPLOAD.leaveUnsaved);
  return (
    <div className="[--results-top:4rem]">
      <PhotoTable
        table={table}
        left={table.isCounted ? account.left : undefined}
        head={<TableHead {...upload} />}
        zone={<ZoneFoot {...upload} />}
        prompt={
          (saved ?? shared) &&
          !isBusy && (
            <Suspense fallback={null}>
              {shared && <SharedPhotosOffer shared={shared} />}
              {saved && <SavedBatchOffer kept={saved} />}
            </Suspense>
          )
        }
        notice={
          isProcessing ? (
            <DoneNoticeSwitch />
          ) : (
            !isBusy && (
              <>
                {ways.toLibrary && <LibraryNote {...ways.toLibrary} />}
                <UploadNotice {...table.notice} isDevice={!table.isCounted} />
              </>
            )
          )
        }
        boardNote={<BoardMemory {...upload} />}
        isZipSecond={ways.toLibrary !== undefined}
        boardPanel={(ways.putInto.state !== undefined || ways.sending.isOpen) && <BoardPanels {...ways} />}
        boardWays={ways.entries}
      >
        <TableFoot {...upload} />
      </PhotoTable>
      {owner !== undefined && (
        <Suspense fallback={null}>
          <EarlierBatches owner={owner} />
        </Suspense>
      )}
    </div>
  );
}

/** Where photos are analyzed, and an invitation to those who would have to sign in for it. */
function TableHead({ table: { organizer }, engine, owner }: Upload) {
  return (
    <>
      <EngineHead
        engine={engine}
        isBusy={organizer.isBusy}
        onChoose={engine.choose}
        onRemove={engine.remove}
        reach="this-computer"
        switchClass="service-only"
        cardClass={owner === undefined ? 'signed-out-only' : ''}
      />
      {engine.chosen === 'service' && <SignUpPrompt photos={organizer.picked.photos} />}
    </>
  );
}

/** What else the empty table offers, and what it takes from the chosen engine. */
function ZoneFoot({ table, account, owner }: Upload) {
  const pickSamples = () =>
    table.pick(import('./sample-pictures.ts').then((samples) => samples.samplePictures()));
  return (
    <>
      <button type="button" className="min-h-11 text-15 underline underline-offset-4" onClick={pickSamples}>
        {UPLOAD.samples}
      </button>
      <p className={`mt-2 text-13 text-quiet ${owner === undefined ? 'signed-out-only' : ''}`}>
        {table.isCounted ? serviceNote(account.known) : UPLOAD.deviceNote}
      </p>
    </>
  );
}

/** Sets whether the board is remembered. Not loaded later than it: the browser would scroll away from the heading. */
function BoardMemory({ table: { organizer }, owner, thumbnailOf }: Upload) {
  const { arranging, batch, picked } = organizer;
  if (owner === undefined) return null;
  const board = { ...arranging, state: batch.state, photos: picked.photos };
  return <RememberSwitch board={board} owner={owner} thumbnailOf={thumbnailOf} />;
}

/** The open forms for putting the board's photos somewhere. */
function BoardPanels({ putInto, sending }: BoardWays) {
  return (
    <Suspense fallback={null}>
      {putInto.state && <PutPanel into={putInto} />}
      {sending.isOpen && <SendPanel sending={sending} reach="page" />}
    </Suspense>
  );
}

/** The library that the photos join, and the user's own naming and rules. */
function TableFoot({ table: { organizer, own }, library }: Upload) {
  const { picked, reading } = organizer;
  return (
    <>
      <PlacingEditor own={own} />
      <LibraryChoice
        chosen={library}
        photos={picked.photos}
        onChoose={() => void reading(library.choose?.() ?? Promise.resolve())}
        onRemove={(ids) => picked.keep(picked.photos.filter(({ id }) => !ids.has(id)))}
      />
    </>
  );
}

interface SignUpPromptProps {
  /** The photos on the table. */
  photos: readonly Photo[];
}

/** Invites signed-out users to sign up or log in; its space is reserved from the first paint. */
function SignUpPrompt({ photos }: SignUpPromptProps) {
  const { state } = useAuth();
  if (state.status === 'signed-in') return null;
  return (
    <div className="signed-out-only flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-3 text-15 sm:px-6">
      <p className="mr-auto font-semibold">
        {(state.status === 'signed-out' && state.problem) || UPLOAD.signedOut}
        {photos.length > 0 && <span className="block font-normal">{UPLOAD.waiting(itemsNamed(photos))}</span>}
      </p>
      <Link to="/signup" className={buttonClass('ink')}>
        {UPLOAD.signup}
      </Link>
      <Link to="/login" className={buttonClass('outline')}>
        {UPLOAD.login}
      </Link>
    </div>
  );
}

interface UploadNoticeProps extends Omit<BatchNoticeProps, 'upgrade'> {
  /** Whether the photos are analyzed on this device, which needs no connection and has no monthly quota. */
  isDevice: boolean;
}

/**
 * Shows important messages: no connection, how many photos fit into the month's quota, or why the last batch failed.
 */
function UploadNotice({ isDevice, ...notice }: UploadNoticeProps) {
  const isOnline = useIsOnline();
  if (!isOnline && !isDevice)
    return <output className="text-15 font-semibold text-amber">{UPLOAD.offline}</output>;
  const upgrade = (
    <Link
      to="/pricing"
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {UPLOAD.upgrade}
    </Link>
  );
  return <BatchNotice {...notice} upgrade={upgrade} />;
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns whether the browser reports a connection. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Asks before the user leaves the page during an operation: the browser's own question for reload and close,
 * `question` for links within the site.
 */
function useLeaveWarning(isUnderWay: boolean, question: string): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.hasAttribute('download') || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnderWay, question]);
}
