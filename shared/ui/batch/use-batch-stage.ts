import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Photo } from '#core/photo.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { prefersStillness } from '../kit/prefers-stillness.ts';
import { Flights } from './flights.ts';

/** How far the page is with its batch. */
export interface BatchStage {
  /** The photos on their way from the heap to the trays. */
  readonly flights: Flights;
  /** Whether there is a finished archive, also while failed photos are retried. */
  readonly hasArchive: boolean;
  /** Whether a batch or a retry is running. */
  readonly isRunning: boolean;
  /** Whether a batch is running, or its last animation is. */
  readonly isWorking: boolean;
  /** Whether photos are being analyzed, in a batch or in a retry, or the last animation is running. */
  readonly isBusy: boolean;
  /** Whether the page shows the board. */
  readonly hasResults: boolean;
}

/** Returns how far the page is with its batch. */
export function useBatchStage({ state, isAgain, isRestored }: BatchRun<Photo>): BatchStage {
  const [flights] = useState(() => new Flights());
  const isRunning = state.phase === 'processing';
  const hasArchive = state.entries.length > 0 && (!isRunning || isAgain);
  const haveLanded = useLanded(flights, hasArchive && !isRestored, state.arrivals.length);
  const hasResults = hasArchive && (haveLanded || isRestored);
  const isLanding = hasArchive && !hasResults;
  return {
    flights,
    hasArchive,
    isRunning,
    isWorking: (isRunning && !isAgain) || isLanding,
    isBusy: isRunning || isLanding,
    hasResults,
  };
}

/** With more photos than this, moving each one from its tray to its folder would be too busy. */
const MOVED_AT_MOST = 40;

/**
 * Returns whether the last photo has landed after `isOver`. If the browser supports view transitions, the page's
 * content then moves to its place in the next view; under reduced motion it jumps there.
 */
function useLanded(flights: Flights, isOver: boolean, photos: number): boolean {
  const [hasLanded, setHasLanded] = useState(false);
  // Photos that are added later have no tray to fly from.
  const isStill = useEffectEvent(() => prefersStillness() || photos > MOVED_AT_MOST);
  useEffect(() => {
    if (!isOver) return undefined;
    let isCurrent = true;
    const land = () => setHasLanded(true);
    void flights.landed().then(() => {
      if (!isCurrent) return;
      if (isStill() || !('startViewTransition' in document)) startTransition(land);
      else {
        document.startViewTransition(() => {
          if (isCurrent) flushSync(land);
        });
      }
    });
    return () => {
      isCurrent = false;
      setHasLanded(false);
    };
  }, [flights, isOver]);
  return isOver && hasLanded;
}
