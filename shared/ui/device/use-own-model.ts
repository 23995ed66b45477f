import { useEffect, useSyncExternalStore } from 'react';
import { type OwnModelState, UNKNOWN_ENGINES } from '#core/batch/engine-state.ts';
import type { OwnModelSettings } from '#core/own-model.ts';
import type { Observed } from './use-chrome-model.ts';

/** A model at the user's own address. */
export interface OwnModelSource extends Observed<OwnModelState> {
  /** Reads the stored settings. */
  look(): Promise<void>;
  /** Has a model describe a test picture; if that succeeds, uses and stores its settings. Returns whether it did. */
  saveAndTest(draft: OwnModelSettings): Promise<boolean>;
  /** Removes the stored settings. */
  forget(): Promise<void>;
  cancel(): void;
}

export interface OwnModelView {
  readonly state: OwnModelState;
  /** Changes nothing unless the test succeeds; returns whether it did. */
  readonly saveAndTest: (draft: OwnModelSettings) => Promise<boolean>;
  readonly forget: () => void;
  readonly cancel: () => void;
}

/** Observes the model at the user's own address. */
export function useOwnModel(model: OwnModelSource): OwnModelView {
  const state = useSyncExternalStore(
    model.subscribe,
    () => model.state,
    () => UNKNOWN_ENGINES.own,
  );
  useEffect(() => void model.look(), [model]);
  return {
    state,
    saveAndTest: (draft) => model.saveAndTest(draft),
    forget: () => void model.forget(),
    cancel: () => model.cancel(),
  };
}
