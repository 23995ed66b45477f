import type { BrowserPhoto } from '#browser/browser-photo.ts';
import { filesOf, photosOf } from '#browser/picked-files.ts';
import { AppError } from '#core/failure.ts';
import { limitsFor } from '#core/plan.ts';
import { failureToast } from '#core/toast.ts';
import { PhotoTable } from '#ui/photo-table.tsx';
import { PlacingEditor } from '#ui/placing-editor.tsx';
import { useLeaveWarning } from '#ui/use-leave-warning.ts';
import { useOrganizer } from '#ui/use-organizer.ts';
import { usePageDrop } from '#ui/use-page-drop.ts';
import { DEFAULT_PLACING, usePlacing } from '#ui/use-placing.ts';
import { useAccount } from '../account/use-account.ts';
import { useAuth } from '../auth/auth-context.ts';
import { planLine, UPLOAD, UPLOAD_TOASTS } from '../content/upload.ts';
import { siteHost } from '../host.ts';
import { useNotify } from '../layout/toast-context.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { UploadNotice } from './upload-notice.tsx';

/** Photos that still wait, for those who look at another page, such as the prices, and come back. */
let leftOnTable: readonly BrowserPhoto[] = [];
const leave = (photos: readonly BrowserPhoto[]) => {
  leftOnTable = photos;
};

/** The table of the upload page: photos in, and in their place, when they are organized, the folders. */
export function UploadTable() {
  const { state: auth } = useAuth();
  const { known, entitlement, left, refresh } = useAccount();
  const { photosPerBatch, hasCustomRules } = limitsFor(entitlement);
  const { placing, change } = usePlacing();
  const notify = useNotify();
  const isSignedOut = auth.status === 'signed-out';
  const organizer = useOrganizer({
    host: siteHost,
    notify,
    isSignedOut,
    entitlement,
    placing: hasCustomRules ? placing : DEFAULT_PLACING,
    earlier: leftOnTable,
    onTable: leave,
    onEnded: refresh,
  });
  const { picked, batch, isWorking } = organizer;

  const pick = async (files: readonly File[]) => {
    if (isSignedOut) {
      notify(UPLOAD_TOASTS.signUpToUpload);
      return;
    }
    try {
      organizer.add(await photosOf(files));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure));
    }
  };
  const onPick = (files: readonly File[]) => void pick(files);
  const isOver = usePageDrop({ isEnabled: !isWorking, filesOf, onPick });
  useLeaveWarning(batch.state.phase === 'processing', UPLOAD.leave);

  return (
    <PhotoTable
      organizer={organizer}
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
      onPick={onPick}
    >
      {hasCustomRules && <PlacingEditor placing={placing} onChange={change} />}
      <p className="mt-4 max-w-[72ch] text-15 text-quiet">
        {UPLOAD.note} {planLine(known)}
      </p>
    </PhotoTable>
  );
}
