import { Suspense } from 'react';
import { PHOTOS_PER_PRESS } from '#core/limits.ts';
import { EngineHead } from '#ui/device/engine-head.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { PlacingEditor } from '#ui/rules/placing-editor.tsx';
import { PhotoTable } from '#ui/table/photo-table.tsx';
import { deviceWords } from '#words/device.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { RememberSwitch } from './earlier/remember-switch.tsx';
import { LibraryChoice } from './into/library-choice.tsx';
import { LibraryNote } from './into/library-note.tsx';
import { type BoardWays, useBoardWays } from './into/use-board-ways.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { planLine, UPLOAD } from './upload-copy.ts';
import { UploadNotice } from './upload-notice.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
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
  const doneNotice = useDoneNotice(batch.state);
  useTabTitle(batch.state);
  useAppBadge(batch.state);
  useLeaveWarning(isProcessing || isSending || isUnkept, isProcessing ? UPLOAD.leave : UPLOAD.leaveUnsaved);
  return (
    <div className="[--results-top:4rem]">
      <PhotoTable
        table={table}
        left={table.isCounted ? account.left : undefined}
        head={<TableHead {...upload} />}
        zone={<SamplesButton {...upload} />}
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
            <DoneNoticeSwitch {...doneNotice} />
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
        onFetch={engine.fetch}
        onRemove={engine.remove}
        reach="this-computer"
        switchClass="service-only"
        cardClass={owner === undefined ? 'signed-out-only' : ''}
      />
      {engine.chosen === 'service' && <SignUpPrompt photos={organizer.picked.photos.length} />}
    </>
  );
}

/** Puts the sample pictures on the empty table. */
function SamplesButton({ table }: Upload) {
  const pickSamples = () =>
    table.pick(import('./sample-pictures.ts').then((samples) => samples.samplePictures()));
  return (
    <button type="button" className="min-h-11 text-15 underline underline-offset-4" onClick={pickSamples}>
      {UPLOAD.samples}
    </button>
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

/** The library that the photos join, the user's own naming and rules, and what the table takes. */
function TableFoot({ table: { organizer, own }, library, account }: Upload) {
  const device = useMessages(deviceWords);
  const { picked, reading } = organizer;
  return (
    <>
      <LibraryChoice
        chosen={library}
        photos={picked.photos}
        onChoose={() => void reading(library.choose?.() ?? Promise.resolve())}
        onRemove={(ids) => picked.keep(picked.photos.filter(({ id }) => !ids.has(id)))}
      />
      <PlacingEditor own={own} />
      <p className="mt-4 max-w-[72ch] text-15 text-quiet">
        {UPLOAD.note} {device('device.photosAtOnce', { photos: PHOTOS_PER_PRESS })}{' '}
        <span className="service-only">{planLine(account.known)}</span>
      </p>
    </>
  );
}
