import { useEffect, useEffectEvent, useState } from 'react';
import { createLocalEngines } from '#browser/device/local-engines.ts';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { filesOf } from '#browser/files/dropped-files.ts';
import { findFiles } from '#browser/files/picked-files.ts';
import type { BatchState } from '#core/batch/batch.ts';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import { damagedToast, failureToast } from '#core/batch/toast.ts';
import { AppError, type Failure } from '#core/failure.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { useHost } from '#ui/batch/use-host.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { type EngineView, useLocalEngines } from '#ui/device/use-local-engines.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { type PhotoTableState, type TableUser, usePhotoTable } from '#ui/table/use-photo-table.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { background } from '../messaging/background-client.ts';
import { announceBatch } from '../messaging/panel-presence.ts';
import { type Session, useSession } from '../session/use-session.ts';
import { watchEngineChoice, writeEngineChoice } from '../storage/engine-choice.ts';
import { storedOwnModel } from '../storage/own-model.ts';
import { createPanelHost } from './panel-host.ts';
import type { PanelSnapshot } from './panel-snapshot.ts';
import { type PagePhotos, usePagePhotos } from './use-page-photos.ts';

export interface PanelState {
  readonly session: Session;
  readonly table: PhotoTableState<BrowserPhoto>;
  readonly page: PagePhotos;
  /** Whether the batch was resumed. */
  readonly isResumed: boolean;
}

const GONE: Failure = { code: 'photo-gone', details: {} };

/**
 * Implements the side panel's behavior: takes images from the page and from disk, runs the batch, and resumes an
 * unfinished one.
 */
export function usePanel(notify: Notify, snapshot: PanelSnapshot): PanelState {
  const t = useMessages(quantitiesWords, toastsWords, failuresWords);
  const session = useSession({ first: snapshot });
  const engine = usePanelEngine(snapshot.engine, session);
  const user = userOf(session);
  const host = useHost(() => createPanelHost(engines, engine.onSent), engine.chosen, user.owner);
  const [isResumed, setIsResumed] = useState(false);
  const [mayHaveBoard, setMayHaveBoard] = useState(false);
  const table = usePhotoTable<BrowserPhoto>({
    host,
    notify,
    engine,
    user,
    restoresBoard: mayHaveBoard,
    findFiles,
    filesOf,
    onEnded: () => {
      setIsResumed(false);
      session.refresh();
    },
  });
  const { organizer } = table;
  useBadge(organizer.batch.state);
  const page = usePagePhotos(organizer);

  const resume = (stored: SavedBatch<BrowserPhoto>) => {
    // It doesn't replace an existing board.
    if (organizer.isBusy || organizer.hasResults) return;
    // The browser was closed before their bytes were stored, or storage was full.
    page.setMissed(stored.missing.map(({ name }) => ({ name, failure: GONE })));
    if (stored.photos.length === 0) {
      if (stored.damaged) notify(damagedToast(stored.damaged, t));
      void host.discard(stored);
      return;
    }
    setIsResumed(true);
    organizer.resume(stored);
  };
  // Photos of a batch started while signed out were analyzed on this device, and continue there.
  const isHere = user.owner !== undefined && !table.isCounted;
  const isReady = session.status === 'signed-in' ? session.account !== undefined : isHere;
  useUnfinishedBatch(host.batches, isReady, (stored, failure) => {
    if (failure) notify(failureToast(failure, t));
    if (stored) resume(stored);
    // Not after resuming a batch, which replaces the board.
    else setMayHaveBoard(true);
  });
  return { session, table, page, isResumed };
}

function userOf({ status, user, account, waitsFor }: Session): TableUser {
  const isSignedIn = status === 'signed-in';
  const isKnown = user !== undefined || waitsFor !== 'server';
  return {
    owner: isKnown ? (user?.subject ?? '') : undefined,
    account,
    isSignedOut: status === 'signed-out',
    mustSignIn: !isSignedIn,
    isAskingForPlan: isSignedIn && !account && waitsFor === 'server',
  };
}

/**
 * Claims the unfinished batch of the user, once the user is known.
 *
 * @param onAnswer called without a batch if there is none, and with a failure if it can't be opened
 */
function useUnfinishedBatch(
  batches: ReturnType<typeof createPanelHost>['batches'],
  isReady: boolean,
  onAnswer: (stored: SavedBatch<BrowserPhoto> | undefined, failure?: Failure) => void,
): void {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isReady) return;
    void (async () => {
      try {
        const found = await batches.resumable();
        answer(found && (await batches.take(found.id)));
      } catch (error) {
        console.warn('Checking for a saved batch failed', error);
        answer(undefined, error instanceof AppError ? error.failure : undefined);
      }
    })();
  }, [batches, isReady]);
}

/** Shows the batch's progress on the toolbar button, and that it is paused after this panel closes. */
function useBadge({ phase, done, total }: Pick<BatchState, 'phase' | 'done' | 'total'>): void {
  const isRunning = phase === 'processing';
  useEffect(() => {
    if (!isRunning) return undefined;
    const withdraw = announceBatch();
    return () => {
      withdraw();
      void background().progressEnded();
    };
  }, [isRunning]);
  useEffect(() => {
    if (isRunning && total > 0) void background().progress(done, total);
  }, [isRunning, done, total]);
}

/** The package contains the embedded engine. */
const engines = createLocalEngines({ baseUrl: '/engine/', isPackaged: true }, storedOwnModel);

interface PanelEngine extends EngineView {
  readonly choose: (choice: EngineChoice) => void;
}

/**
 * Returns where photos are analyzed: as chosen, otherwise by our service for users who are signed in, or whose
 * session has ended and who have to know why.
 *
 * @param first the choice when the panel was opened
 */
function usePanelEngine(
  first: EngineChoice | undefined,
  { user, problem }: Pick<Session, 'user' | 'problem'>,
): PanelEngine {
  const [stored, setStored] = useState(first);
  useEffect(() => watchEngineChoice(setStored), []);
  const view = useLocalEngines(engines, { stored, unchosen: user || problem ? 'service' : 'device' });
  const choose = (choice: EngineChoice) => {
    setStored(choice);
    void writeEngineChoice(choice);
  };
  return { ...view, choose };
}
