import { useEffect, useSyncExternalStore } from 'react';
import type { OwnModelState } from '#core/engine-state.ts';
import type { OwnModelSettings } from '#core/own-model.ts';
import type { Observed } from './use-chrome-model.ts';

/** A model at the user's own address. */
export interface OwnModelSource extends Observed<OwnModelState> {
  /** Reads the stored settings. */
  look(): Promise<void>;
  /** Stores settings; undefined removes them. */
  change(settings: OwnModelSettings | undefined): Promise<void>;
  /** Has it describe a test picture. */
  check(): Promise<void>;
  cancel(): void;
}

export interface OwnModelView {
  readonly state: OwnModelState;
  readonly saveAndTest: (settings: OwnModelSettings) => void;
  readonly forget: () => void;
  readonly cancel: () => void;
}

const UNKNOWN: OwnModelState = { isRead: false, settings: undefined, check: { phase: 'none' } };

/** Follows the model at the user's own address. */
export function useOwnModel(model: OwnModelSource): OwnModelView {
  const state = useSyncExternalStore(
    model.subscribe,
    () => model.state,
    () => UNKNOWN,
  );
  useEffect(() => void model.look(), [model]);
  return {
    state,
    saveAndTest: (settings) => void model.change(settings).then(() => model.check()),
    forget: () => void model.change(undefined),
    cancel: () => model.cancel(),
  };
}
