import { DEFAULT_PATTERN } from '#core/naming-pattern.ts';
import { limitsFor } from '#core/plan.ts';
import type { Placing } from '#pipeline/place-photo.ts';
import { ResultsBoard } from '#ui/results-board.tsx';
import { ThumbnailsContext } from '#ui/thumbnails-context.ts';
import { useLeaveWarning } from '#ui/use-leave-warning.ts';
import { usePageDrop } from '#ui/use-page-drop.ts';
import { Workbench } from '#ui/workbench.tsx';
import { useAccount } from '../account/use-account.ts';
import { useAuth } from '../auth/auth-context.ts';
import { planLine, UPLOAD } from '../content/upload.ts';
import { filesOf } from '../host.ts';
import { UploadNotice } from './upload-notice.tsx';
import { useUpload } from './use-upload.ts';

const PLACING: Placing = { rules: [], pattern: DEFAULT_PATTERN };

/** The table of the upload page: photos in, and in their place, when they are organized, the folders. */
export function UploadTable() {
  const { state: auth } = useAuth();
  const { entitlement, refresh } = useAccount(auth.status === 'signed-in');
  const upload = useUpload({
    isSignedOut: auth.status === 'signed-out',
    entitlement,
    placing: PLACING,
    onEnded: refresh,
  });
  const { picked, batch, flights, isWorking } = upload;
  const isOver = usePageDrop({ isEnabled: !isWorking, filesOf, onPick: upload.pick });
  useLeaveWarning(batch.state.phase === 'processing', UPLOAD.leave);

  return (
    <ThumbnailsContext value={picked.thumbnails}>
      {upload.hasResults ? (
        <ResultsBoard
          run={batch}
          onDownload={upload.download}
          onMore={upload.clearResults}
          onOrganizeRest={upload.organize}
        />
      ) : (
        <Workbench
          photos={picked.photos}
          run={batch}
          isWorking={isWorking}
          flights={flights}
          photosPerBatch={limitsFor(entitlement).photosPerBatch}
          isOver={isOver}
          notice={<UploadNotice {...(isWorking ? {} : { failure: batch.state.failure })} />}
          onPick={upload.pick}
          onRemove={picked.remove}
          onClear={upload.clear}
          onOrganize={upload.organize}
          onCancel={batch.cancel}
        />
      )}
      {!isWorking && !upload.hasResults && (
        <p className="mt-4 max-w-[72ch] text-15 text-quiet">
          {UPLOAD.note} {planLine(auth.status === 'signed-in' ? entitlement : undefined)}
        </p>
      )}
    </ThumbnailsContext>
  );
}
