import { useRef } from 'react';
import { limitsFor } from '#core/plan.ts';
import { PlacingEditor } from '#ui/placing-editor.tsx';
import { ResultsBoard } from '#ui/results-board.tsx';
import { ThumbnailsContext } from '#ui/thumbnails-context.ts';
import { useLeaveWarning } from '#ui/use-leave-warning.ts';
import { DEFAULT_PLACING, usePlacing } from '#ui/use-placing.ts';
import { usePageDrop } from '#ui/use-page-drop.ts';
import { Workbench } from '#ui/workbench.tsx';
import { useAccount } from '../account/use-account.ts';
import { useAuth } from '../auth/auth-context.ts';
import { planLine, UPLOAD } from '../content/upload.ts';
import { filesOf } from '../host.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { UploadNotice } from './upload-notice.tsx';
import { useUpload } from './use-upload.ts';

/** The table of the upload page: photos in, and in their place, when they are organized, the folders. */
export function UploadTable() {
  const { state: auth } = useAuth();
  const { known, entitlement, left, refresh } = useAccount();
  const { photosPerBatch, hasCustomRules } = limitsFor(entitlement);
  const { placing, change } = usePlacing();
  const upload = useUpload({
    isSignedOut: auth.status === 'signed-out',
    entitlement,
    placing: hasCustomRules ? placing : DEFAULT_PLACING,
    onEnded: refresh,
  });
  const { picked, batch, flights, isWorking } = upload;
  const isOver = usePageDrop({ isEnabled: !isWorking, filesOf, onPick: upload.pick });
  useLeaveWarning(batch.state.phase === 'processing', UPLOAD.leave);

  const table = useRef<HTMLDivElement>(null);
  /** What was pressed is gone after it; the table takes the focus. */
  const thenFocusTable = (act: () => void) => () => {
    act();
    table.current?.focus({ preventScroll: true });
  };

  return (
    <ThumbnailsContext value={picked.thumbnails}>
      <div ref={table} tabIndex={-1} className="outline-none">
        {upload.hasResults ? (
          <ResultsBoard
            run={batch}
            onDownload={upload.download}
            onMore={thenFocusTable(upload.clearResults)}
            onOrganizeRest={upload.organize}
          />
        ) : (
          <Workbench
            photos={picked.photos}
            run={batch}
            isWorking={isWorking}
            flights={flights}
            photosPerBatch={photosPerBatch}
            isOver={isOver}
            prompt={<SignUpPrompt />}
            notice={
              <UploadNotice
                failure={isWorking ? undefined : batch.state.failure}
                selected={picked.photos.length}
                left={left}
              />
            }
            onPick={upload.pick}
            onRemove={picked.remove}
            onClear={thenFocusTable(upload.clear)}
            onOrganize={upload.organize}
            onCancel={batch.cancel}
          />
        )}
        {!isWorking && !upload.hasResults && (
          <>
            {hasCustomRules && <PlacingEditor placing={placing} onChange={change} />}
            <p className="mt-4 max-w-[72ch] text-15 text-quiet">
              {UPLOAD.note} {planLine(known)}
            </p>
          </>
        )}
      </div>
    </ThumbnailsContext>
  );
}
