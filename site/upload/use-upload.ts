import { useCallback, useEffect } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { filesOf } from '#browser/files/dropped-files.ts';
import { findFiles } from '#browser/files/picked-files.ts';
import { onlyPhotos } from '#core/takeout/picked-table.ts';
import { useHost } from '#ui/batch/use-host.ts';
import { type TableUser, usePhotoTable } from '#ui/table/use-photo-table.ts';
import { type Account, useAccount } from '../account/use-account.ts';
import { keepTableForOffline } from '../app/keep-for-offline.ts';
import { useAuth } from '../auth/auth-context.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { useNotify } from '../kit/toast-context.ts';
import { createSiteHost } from './host.ts';
import { useLibrary } from './into/use-library.ts';
import { leaveOnTable, leftOnTable } from './left-on-table.ts';
import { UPLOAD_TOASTS } from './upload-copy.ts';
import { engines, useEngine } from './use-engine.ts';
import { useSavedBatch } from './use-saved-batch.ts';
import { useSavedTable } from './use-saved-table.ts';
import { useSharedPhotos } from './use-shared-photos.ts';

/**
 * Implements the upload page's behavior: takes photos from this device, from a share, and from before a sign-in, runs
 * the batch, and offers to resume an unfinished one.
 */
export function useUpload() {
  const { state: auth } = useAuth();
  const account = useAccount();
  const engine = useEngine(auth);
  const notify = useNotify();
  const user = userOf(auth, account);
  const { owner } = user;
  const { chosen, onSent } = engine;
  const host = useHost(() => createSiteHost({ engines, onSent, notify }), chosen, owner);
  const library = useLibrary();
  const subject = auth.status === 'signed-in' ? auth.user.sub : undefined;
  const table = usePhotoTable<BrowserPhoto>({
    host,
    notify,
    engine,
    user,
    library,
    findFiles,
    filesOf,
    earlier: leftOnTable(),
    onTable: useCallback((photos) => leaveOnTable(photos, subject), [subject]),
    onPick: () => {
      if (user.mustSignIn && table.isCounted) notify(UPLOAD_TOASTS.signUpToUpload);
    },
    onEnded: account.refresh,
  });
  const { organizer } = table;
  useEffect(keepTableForOffline, []);
  const saved = useSavedBatch({ host, owner, notify, onResume: organizer.resume });
  const isKnown = owner !== undefined;
  useSavedTable({
    isKnown,
    owner: subject,
    notify,
    onPhotos: (photos) => {
      const there = new Set(organizer.picked.photos.map(({ id }) => id));
      organizer.picked.add(onlyPhotos(photos.filter(({ id }) => !there.has(id))));
    },
  });
  const shared = useSharedPhotos({
    isKnown,
    onTable: organizer.picked.photos.length,
    isOrganizing: organizer.batch.state.phase === 'processing',
    notify,
    onFiles: table.pick,
  });
  return { table, engine, library, saved, shared, account, owner, thumbnailOf: host.thumbnailOf };
}

function userOf(auth: AuthState, { known, isUnreachable }: Account): TableUser {
  const isSignedOut = auth.status === 'signed-out';
  const subject = auth.status === 'signed-in' ? auth.user.sub : '';
  return {
    owner: auth.status === 'loading' ? undefined : subject,
    account: known,
    isSignedOut,
    mustSignIn: isSignedOut,
    isAskingForPlan: !isSignedOut && !known && !isUnreachable,
  };
}
