import { useEffect, useSyncExternalStore } from 'react';
import { type ChromeModelState, type LeftToEngine, UNKNOWN_ENGINES } from '#core/batch/engine-state.ts';

/** An observable state. */
export interface Observed<State> {
  readonly state: State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Chrome's model, and the photos that it left to the embedded engine. */
export interface ChromeModelSource {
  readonly chromeModel: Observed<ChromeModelState> & {
    /** Checks whether this browser has the model. */
    look(): Promise<void>;
    /** Downloads the model if necessary. */
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

/** Observes Chrome's model; looks for it once the page is hydrated. */
export function useChromeModel({ chromeModel: model, leftPhotos }: ChromeModelSource): ChromeModelView {
  const state = useSyncExternalStore(
    model.subscribe,
    () => model.state,
    () => UNKNOWN_ENGINES.chrome,
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
    // The state contains the reason for the failure.
    start: () => void model.start().catch(() => undefined),
    cancel: () => model.cancel(),
  };
}

/** Returns whether to offer the model: if the browser has it, or if it was chosen and its state is still unknown. */
export function offersChromeModel(state: ChromeModelState, isChosen: boolean): boolean {
  return state.phase === 'unknown' ? isChosen : state.phase !== 'absent';
}
