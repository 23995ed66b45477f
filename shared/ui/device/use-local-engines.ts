import { useEffect, useState, useSyncExternalStore } from 'react';
import { type EngineChoice, type EngineState, UNKNOWN_ENGINES } from '#core/batch/engine-state.ts';
import { SentBytes } from './sent-bytes.ts';
import { type OwnModelSource, type OwnModelView, useOwnModel } from './use-own-model.ts';
import {
  type ChromeModelSource,
  type ChromeModelView,
  type Observed,
  offersChromeModel,
  useChromeModel,
} from './use-chrome-model.ts';

/** The engines that work without our service. */
export interface EngineSource extends ChromeModelSource {
  readonly ownModel: OwnModelSource;
  readonly engine: Observed<EngineState> & {
    /** Checks whether the engine is available. */
    look(): Promise<void>;
    remove(): Promise<void>;
  };
}

interface Preference {
  /** The user's earlier choice in this browser. */
  readonly stored: EngineChoice | undefined;
  /** The engine if nothing was chosen. */
  readonly unchosen: EngineChoice;
  readonly hasService?: boolean;
  /** False while `unchosen` may still change: until then, nothing is checked. */
  readonly isKnown?: boolean;
}

/** Where photos are analyzed, and the state of that engine. */
export interface EngineView {
  readonly chosen: EngineChoice;
  /** Whether the user has made a choice in this browser before. */
  readonly isChosen: boolean;
  readonly state: EngineState;
  readonly builtIn: ChromeModelView;
  readonly own: OwnModelView;
  /** Whether the switch offers Chrome's model. */
  readonly hasChromeModel: boolean;
  readonly remove: () => void;
  /** Bytes of image data sent from this page. */
  readonly sent: Observed<number>;
  readonly onSent: (bytes: number) => void;
}

/** Observes the engines of this device, and uses the embedded one if the preferred engine isn't available. */
export function useLocalEngines(
  { engine, chromeModel, ownModel, leftPhotos }: EngineSource,
  { stored, unchosen, hasService = true, isKnown = true }: Preference,
): EngineView {
  const state = useSyncExternalStore(
    engine.subscribe,
    () => engine.state,
    () => UNKNOWN_ENGINES.embedded,
  );
  const [sent] = useState(() => new SentBytes());
  const builtIn = useChromeModel({ chromeModel, leftPhotos });
  const own = useOwnModel(ownModel);
  const hasChromeModel = offersChromeModel(builtIn.state, stored === 'chrome');
  const preferred = stored ?? unchosen;
  const hasOwnModel = !own.state.isRead || own.state.settings !== undefined;
  const isMissing =
    (preferred === 'chrome' && !hasChromeModel) ||
    (preferred === 'own' && !hasOwnModel) ||
    (preferred === 'service' && !hasService);
  const chosen = isMissing ? 'device' : preferred;
  const isDevice = chosen === 'device' && isKnown;
  useEffect(() => {
    if (isDevice) void engine.look();
  }, [engine, isDevice]);
  return {
    chosen,
    isChosen: stored !== undefined,
    state,
    builtIn,
    own,
    hasChromeModel,
    remove: () => void engine.remove(),
    sent,
    onSent: sent.add,
  };
}
