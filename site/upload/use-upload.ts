import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createLocalEngines } from '#browser/device/local-engines.ts';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { filesOf } from '#browser/files/dropped-files.ts';
import { findFiles } from '#browser/files/picked-files.ts';
import type { OwnModelStore } from '#browser/own-model/own-model.ts';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import { type OwnModelSettings, parseOwnModel } from '#core/own-model.ts';
import { onlyPhotos } from '#core/takeout/picked-table.ts';
import { useHost } from '#ui/batch/use-host.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { type EngineView, useLocalEngines } from '#ui/device/use-local-engines.ts';
import { type TableUser, usePhotoTable } from '#ui/table/use-photo-table.ts';
import { type Account, useAccount } from '../account/use-account.ts';
import { keepTableForOffline } from '../app/keep-for-offline.ts';
import { useAuth } from '../auth/auth-context.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { mayHaveSession } from '../auth/may-have-session.ts';
import { useHasService } from '../kit/service-mark.ts';
import { useNotify } from '../kit/toast-context.ts';
import { chooseEngine, readEngineChoice, watchEngineChoice } from '../kit/engine-choice.ts';
import { createSiteHost } from './host.ts';
import { useLibrary } from './into/use-library.ts';
import { leaveOnTable, leftOnTable, takeKeptTable } from './left-on-table.ts';
import { UPLOAD_TOASTS } from './upload-copy.ts';
import { useSavedBatch } from './use-saved-batch.ts';
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

const KEY = 'own-model';

/** Stores the settings for the user's own model in localStorage. Without localStorage they are lost. */
const storedOwnModel: OwnModelStore = {
  read: async () => parsed(stored()),
  write: async (settings) => {
    try {
      if (settings) localStorage.setItem(KEY, JSON.stringify(settings));
      else localStorage.removeItem(KEY);
    } catch {
      // The settings then last as long as the page.
    }
  },
  watch: (listener) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) listener(parsed(newValue));
    }),
};

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): OwnModelSettings | undefined {
  try {
    return parseOwnModel(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

/** This site and the user's own computer, where a model may run. */
const CONNECT_TO = "connect-src 'self' blob: http://localhost:* http://127.0.0.1:*";

let isApplied = false;

/**
 * Makes the browser let this page connect only to its own site and to this computer, until the page is reloaded. A
 * policy in the page can only narrow the server's (Content Security Policy Level 3, section 3.3), so no script can
 * undo it.
 */
function connectToOwnComputerOnly(): void {
  if (isApplied) return;
  isApplied = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = CONNECT_TO;
  document.head.append(policy);
}

const engines = createLocalEngines({ baseUrl: '/engine/' }, storedOwnModel);

interface ChosenEngine extends EngineView {
  readonly choose: (choice: EngineChoice) => void;
}

/**
 * Returns where photos are analyzed: as chosen in this browser, otherwise by our service for users who are signed in,
 * or whose session has ended and who have to know why. An unconfirmed session counts as signed in, so that an early
 * press isn't taken for a visitor's and doesn't fetch the engine. If the site has no service, always on the device.
 */
function useEngine(auth: AuthState): ChosenEngine {
  const stored = useSyncExternalStore(watchEngineChoice, readEngineChoice, () => undefined);
  const hasSession = useSyncExternalStore(watchNothing, mayHaveSession, () => false);
  const hasService = useHasService();
  const view = useLocalEngines(engines, {
    stored,
    unchosen: isOfService(auth, hasSession) ? 'service' : 'device',
    hasService,
    isKnown: auth.status !== 'loading',
  });
  const isReady = view.state.phase === 'ready';
  useEffect(() => {
    if (isReady) keepTableForOffline();
  }, [isReady]);
  // Signed-in users need the identity provider; signing in reloads the page.
  const isForOwnComputer = auth.status === 'signed-out' && view.chosen !== 'service';
  useEffect(() => {
    // In the first render of a prerendered page, the choice hasn't been read yet.
    if (isForOwnComputer && readEngineChoice() !== 'service') connectToOwnComputerOnly();
  }, [isForOwnComputer]);
  return { ...view, choose: chooseEngine };
}

function isOfService(auth: AuthState, hasSession: boolean): boolean {
  if (auth.status === 'loading') return hasSession;
  return auth.status === 'signed-in' || auth.problem !== undefined;
}

/** Values read this way are read again on every render. */
function watchNothing(): () => void {
  return () => undefined;
}

interface SavedTableOptions {
  /** Whether the sign-in state is known. */
  readonly isKnown: boolean;
  /** The subject of the signed-in user. */
  readonly owner: string | undefined;
  readonly notify: Notify;
  readonly onPhotos: (photos: readonly BrowserPhoto[]) => void;
}

/** Restores the photos on the table that the user had picked before leaving to sign in. */
function useSavedTable({ isKnown, owner, notify, onPhotos }: SavedTableOptions): void {
  const lay = useEffectEvent(onPhotos);
  const tell = useEffectEvent(async (damaged?: number) => {
    const { RESUME_TOASTS } = await import('./resume-copy.ts');
    notify(damaged === undefined ? RESUME_TOASTS.tableNotKept : RESUME_TOASTS.damaged(damaged));
  });
  useEffect(() => {
    if (!isKnown) return;
    takeKeptTable(owner).then(
      (kept) => {
        if (kept === 'not-kept') void tell();
        else if (kept) {
          lay(kept.photos);
          if (kept.damaged > 0) void tell(kept.damaged);
        }
      },
      (error: unknown) => console.warn('Checking for saved photos failed', error),
    );
  }, [isKnown, owner]);
}
