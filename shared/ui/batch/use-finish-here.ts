import { useEffect, useEffectEvent, useRef } from 'react';
import type { EngineChoice } from '#core/batch/engine-state.ts';

interface FinishHereOptions {
  /** Where photos are analyzed now. */
  readonly chosen: EngineChoice;
  readonly choose: (choice: EngineChoice) => void;
  /** Organizes what is left, with the engine that is in force then. */
  readonly finish: () => void;
}

/**
 * Returns what finishes the photos that are left on this device. It chooses the engine of this device first, and begins
 * once that is in force, so that nothing of it is sent or counted.
 */
export function useFinishHere({ chosen, choose, finish }: FinishHereOptions): () => void {
  const isAsked = useRef(false);
  const finishNow = useEffectEvent(finish);
  const isHere = chosen === 'device';
  useEffect(() => {
    if (!isHere || !isAsked.current) return;
    isAsked.current = false;
    finishNow();
  }, [isHere]);
  return () => {
    if (isHere) {
      finish();
      return;
    }
    isAsked.current = true;
    choose('device');
  };
}
