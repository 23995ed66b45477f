import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { browserLanguageModel } from '#browser/chrome-model/language-model.ts';
import { ChromeModel } from '#browser/chrome-model/chrome-model.ts';
import { LeftPhotoCount } from '#browser/chrome-model/left-photos.ts';
import { EngineStore } from '#browser/device/engine-store.ts';
import type { EngineChoice, EngineState } from '#core/engine-state.ts';
import { type ChromeModelView, offersChromeModel, useChromeModel } from '#ui/device/use-chrome-model.ts';
import { keepTableForOffline } from '../app/keep-for-offline.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { mayHaveSession } from '../auth/may-have-session.ts';
import { useHasService } from '../kit/service-mark.ts';
import { chooseEngine, readEngineChoice, watchEngineChoice } from './engine-choice.ts';

/** The engine of this page: its workers outlive the table. */
export const engineStore = new EngineStore({ baseUrl: '/engine/' });

export const chromeModel = new ChromeModel(browserLanguageModel());
export const leftPhotos = new LeftPhotoCount();
const CHROME = { model: chromeModel, leftPhotos };

const UNKNOWN: EngineState = { phase: 'unknown' };

export interface ChosenEngine {
  readonly chosen: EngineChoice;
  readonly choose: (choice: EngineChoice) => void;
  readonly state: EngineState;
  readonly builtIn: ChromeModelView;
  /** Whether the switch offers Chrome's model. */
  readonly hasChromeModel: boolean;
  /** Fetches the engine, which chooses it as well. */
  readonly fetch: () => void;
  /** Bytes of pictures that have left this page. */
  readonly sentBytes: number;
  readonly onSent: (bytes: number) => void;
}

/**
 * Where photos are looked at: as chosen in this browser, else by our service for who is signed in, or was and has to
 * know why not any more. A session that is not confirmed yet counts as one, so that a press before that is not taken
 * for a visitor's, whose engine would be fetched. Where the site has no service, always on the device.
 */
export function useEngine(auth: AuthState): ChosenEngine {
  const stored = useSyncExternalStore(watchEngineChoice, readEngineChoice, () => undefined);
  const state = useSyncExternalStore(
    engineStore.subscribe,
    () => engineStore.state,
    () => UNKNOWN,
  );
  const [sentBytes, setSentBytes] = useState(0);
  const onSent = useCallback((bytes: number) => setSentBytes((before) => before + bytes), []);
  const hasSession = useSyncExternalStore(watchNothing, mayHaveSession, () => false);
  const hasService = useHasService();
  const builtIn = useChromeModel(CHROME);
  const hasChromeModel = offersChromeModel(builtIn.state, stored === 'chrome');
  const unchosen = isOfService(auth, hasSession) ? 'service' : 'device';
  const preferred = stored ?? unchosen;
  const isGone = (preferred === 'chrome' && !hasChromeModel) || (preferred === 'service' && !hasService);
  const chosen = isGone ? 'device' : preferred;
  const isDevice = chosen === 'device' && auth.status !== 'loading';
  useEffect(() => {
    if (isDevice) void engineStore.look();
  }, [isDevice]);
  const isReady = state.phase === 'ready';
  useEffect(() => {
    if (isReady) keepTableForOffline();
  }, [isReady]);
  const fetch = () => {
    chooseEngine('device');
    // Why it is not here is part of the state.
    engineStore.engine().catch(() => undefined);
  };
  return { chosen, choose: chooseEngine, fetch, state, builtIn, hasChromeModel, sentBytes, onSent };
}

function isOfService(auth: AuthState, hasSession: boolean): boolean {
  if (auth.status === 'loading') return hasSession;
  return auth.status === 'signed-in' || auth.problem !== undefined;
}

/** What is read with it is read again whenever the component renders. */
function watchNothing(): () => void {
  return () => undefined;
}
