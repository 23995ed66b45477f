import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type BatchAction,
  type BatchState,
  IDLE_BATCH,
  isOfOnePhoto,
  reduceBatchBy,
} from '#core/batch/batch.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { Entitlement } from '#core/accounts/plan.ts';
import { type BatchWords, type Toast, toastsFor } from '#core/batch/toast.ts';
import { organize, type OrganizeSettings } from '#pipeline/organize.ts';
import type { BesidePhotos, Ports } from '#pipeline/ports.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '../kit/use-messages.ts';
import { drawPauseMs, Together } from '../kit/together.ts';

/** A message from a running batch. Toasts with the same `key` replace each other. */
export type Notify = (toast: Toast, key?: string) => void;

/** The key of the toast that shows the batch's progress. */
export const PROGRESS_TOAST = 'progress';

export interface BatchRun<Source extends Photo> {
  readonly state: BatchState;
  /** The photos picked for this batch. */
  readonly photos: readonly Source[];
  readonly isStopping: boolean;
  /** Whether failed photos are being retried while the archived ones stay. */
  readonly isAgain: boolean;
  /** Whether the batch ended before this page was loaded. */
  readonly isRestored: boolean;
}

export interface Batch<Source extends Photo> extends BatchRun<Source> {
  readonly start: (request: BatchRequest<Source>) => void;
  /** Ends the batch early and keeps the placed photos. */
  readonly cancel: () => void;
  /** Restores a batch that ended earlier. */
  readonly restore: (state: BatchState, photos: readonly Source[]) => void;
  /** Clears the table for the next batch. */
  readonly reset: () => void;
}

export interface BatchRequest<Source extends Photo> {
  readonly photos: readonly Source[];
  readonly ports: Ports<Source>;
  readonly settings: OrganizeSettings;
  readonly entitlement: Entitlement;
  /** Returns the extra files of the ZIP, for the batch at the time when its ZIP is created. */
  readonly besideOf: (run: Pick<BatchRun<Source>, 'state' | 'photos'>) => BesidePhotos<Source>;
  /**
   * Called once when the archive is available, with the batch at that time. @param placed number of photos placed by
   * this run
   */
  readonly onArchived: (state: BatchState, placed: number) => void;
  /** Called once when the batch has ended without failing as a whole and its unused photos have been returned. */
  readonly onEnded: (state: BatchState) => void;
  /** For retries: the photos' batch and, once archived, the entries of all its photos. */
  readonly again?: {
    readonly run: BatchRun<Source>;
    readonly entries: () => readonly ArchiveEntry[];
  };
}

const NO_RUN: BatchRun<never> = {
  state: IDLE_BATCH,
  photos: [],
  isStopping: false,
  isAgain: false,
  isRestored: false,
};

/** Runs `organize` and folds its events into state. Runs one batch at a time; leaving the page ends it. */
export function useBatch<Source extends Photo>(notify: Notify): Batch<Source> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const [run, setRun] = useState<BatchRun<Source>>(NO_RUN);
  const abort = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      abort.current?.abort();
      abort.current = undefined;
    },
    [],
  );

  const start = useCallback(
    (request: BatchRequest<Source>) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      void follow(request, controller.signal, (next, actions) => {
        if (abort.current !== controller) return;
        // Results are rendered in slices between user input; the start of the batch is rendered immediately.
        const draw = actions[0]?.type === 'begun' ? drawAtOnce : startTransition;
        draw(() =>
          setRun((before) => ({
            ...next,
            isStopping: before.isStopping && next.state.phase === 'processing',
          })),
        );
        for (const action of actions) {
          tell(action, request, t, notify);
          if (action.type === 'archived') request.onArchived(next.state, action.entries.length);
          if (action.type === 'ended') request.onEnded(next.state);
        }
      });
    },
    [notify, t],
  );
  const cancel = useCallback(() => {
    abort.current?.abort();
    setRun((before) => ({ ...before, isStopping: true }));
  }, []);
  const reset = useCallback(() => {
    abort.current?.abort();
    abort.current = undefined;
    setRun(NO_RUN);
  }, []);
  const restore = useCallback((state: BatchState, photos: readonly Source[]) => {
    setRun({ ...NO_RUN, state, photos, isRestored: true });
  }, []);
  return { ...run, start, cancel, reset, restore };
}

function drawAtOnce(draw: () => void): void {
  draw();
}

type Report<Source extends Photo> = (run: BatchRun<Source>, actions: readonly BatchAction[]) => void;

/** With a longer interval, progress would visibly stall. */
const MOST_PAUSE_MS = 1000;

interface Step {
  readonly action: BatchAction;
  /** The action to announce. */
  readonly told: BatchAction;
}

async function follow<Source extends Photo>(
  { photos, ports, settings, again, besideOf }: BatchRequest<Source>,
  signal: AbortSignal,
  report: Report<Source>,
): Promise<void> {
  let run: BatchRun<Source> = again ? { ...again.run, isAgain: true } : { ...NO_RUN, photos };
  const steps = new Together<Step>(drawPauseMs(photos.length, MOST_PAUSE_MS), (some) => {
    const actions = some.map(({ action }) => action);
    run = { ...run, state: reduceBatchBy(run.state, actions) };
    report(
      run,
      some.map(({ told }) => told),
    );
  });
  const step = (action: BatchAction, told = action) => {
    steps.add({ action, told });
    // The first photo is rendered immediately because users wait to see that it works.
    const isFirst = action.type === 'placed' && run.state.arrivals.length === 0;
    if (!isOfOnePhoto(action) || isFirst) steps.flush();
  };
  const finalRun = () => {
    steps.flush();
    return run;
  };
  step(
    again
      ? { type: 'begun-again', photoIds: photos.map(({ id }) => id) }
      : { type: 'begun', detail: ports.filing?.detail },
  );
  // When the archive is finished, the run includes every event that its lists and sidecars refer to.
  const archive: Ports<Source>['archive'] = {
    prepare: (photo, stop) => ports.archive.prepare(photo, stop),
    ...(ports.archive.named
      ? { named: (entries) => ports.archive.named?.(entries, besideOf(finalRun()).xmpOf) ?? entries }
      : {}),
    finish: (entries, beside) => ports.archive.finish(entries, { ...beside, ...besideOf(finalRun()) }),
  };
  try {
    for await (const event of organize(photos, { ...ports, archive }, settings, signal)) {
      // The toast is about this retry only; the page shows everything.
      const isJoined = again && event.type === 'archived';
      step(isJoined ? { ...event, entries: again.entries() } : event, event);
    }
    step({ type: 'ended' });
  } catch (error) {
    if (signal.aborted) step({ type: 'ended' });
    else if (error instanceof AppError) step({ type: 'broken', failure: error.failure });
    else {
      const message = error instanceof Error ? error.message : 'Unknown error';
      step({ type: 'broken', failure: { code: 'batch-failed', details: { message } } });
      throw error;
    }
  }
}

const PROGRESS_ACTIONS: ReadonlySet<BatchAction['type']> = new Set(['started', 'placed', 'failed']);

function tell<Source extends Photo>(
  action: BatchAction,
  { entitlement }: BatchRequest<Source>,
  t: BatchWords,
  notify: Notify,
): void {
  for (const toast of toastsFor(action, entitlement, t)) {
    const isProgress = PROGRESS_ACTIONS.has(action.type) && toast.kind !== 'warning';
    notify(toast, isProgress ? PROGRESS_TOAST : undefined);
  }
}
