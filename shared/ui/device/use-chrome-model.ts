import { useEffect, useSyncExternalStore } from 'react';
import type { ChromeModelState, LeftToEngine } from '#core/batch/engine-state.ts';

/** A state that can be followed. */
export interface Observed<State> {
  readonly state: State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Chrome's model, and the photos that it left to the embedded engine. */
export interface ChromeModelSource {
  readonly chromeModel: Observed<ChromeModelState> & {
    /** Finds out whether this browser has it. */
    look(): Promise<void>;
    /** Has it downloaded if necessary. */
    start(): Promise<void>;
    cancel(): void;
  };
  readonly leftPhotos: Observed<LeftToEngine | undefined>;
}

export interface ChromeModelView {
  readonly state: ChromeModelState;
  readonly left: LeftToEngine | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

const UNKNOWN: ChromeModelState = { phase: 'unknown' };

/** Follows Chrome's model; looks for it once the page is hydrated. */
export function useChromeModel({ chromeModel: model, leftPhotos }: ChromeModelSource): ChromeModelView {
  const state = useSyncExternalStore(
    model.subscribe,
    () => model.state,
    () => UNKNOWN,
  );
  const left = useSyncExternalStore(
    leftPhotos.subscribe,
    () => leftPhotos.state,
    () => undefined,
  );
  useEffect(() => void model.look(), [model]);
  return {
    state,
    left,
    // The state says why it failed.
    start: () => void model.start().catch(() => undefined),
    cancel: () => model.cancel(),
  };
}

/** Whether to offer the model: if the browser has it, or if it was chosen and its state is still unknown. */
export function offersChromeModel(state: ChromeModelState, isChosen: boolean): boolean {
  return state.phase === 'unknown' ? isChosen : state.phase !== 'absent';
}
