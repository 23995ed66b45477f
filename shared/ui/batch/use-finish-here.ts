import { useEffect, useEffectEvent, useRef } from 'react';
import type { EngineChoice } from '#core/batch/engine-state.ts';

interface FinishHereOptions {
  /** Where photos are analyzed now. */
  readonly chosen: EngineChoice;
  readonly choose: (choice: EngineChoice) => void;
  /** Organizes the remaining photos with the engine in use at that time. */
  readonly finish: () => void;
}

/**
 * Returns a function that finishes the remaining photos on this device. It selects this device's engine first and
 * begins once that is active, so that no photo is sent or counted.
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
