import { useEffect, useSyncExternalStore } from 'react';
import { createLocalEngines } from '#browser/device/local-engines.ts';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import { type EngineView, useLocalEngines } from '#ui/device/use-local-engines.ts';
import { keepTableForOffline } from '../app/keep-for-offline.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { mayHaveSession } from '../auth/may-have-session.ts';
import { useHasService } from '../kit/service-mark.ts';
import { chooseEngine, readEngineChoice, watchEngineChoice } from './engine-choice.ts';
import type { OwnModelStore } from '#browser/own-model/own-model.ts';
import { type OwnModelSettings, parseOwnModel } from '#core/own-model.ts';

const KEY = 'own-model';

/** Stores the settings for the user's own model in localStorage. Without localStorage they are lost. */
const storedOwnModel: OwnModelStore = {
  read: async () => parsed(stored()),
  write: async (settings) => {
    try {
      if (settings) localStorage.setItem(KEY, JSON.stringify(settings));
      else localStorage.removeItem(KEY);
    } catch {
      // The settings then last as long as the page.
    }
  },
  watch: (listener) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) listener(parsed(newValue));
    }),
};

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): OwnModelSettings | undefined {
  try {
    return parseOwnModel(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

/** This site and the user's own computer, where a model may run. */
const CONNECT_TO = "connect-src 'self' blob: http://localhost:* http://127.0.0.1:*";

let isApplied = false;

/**
 * Makes the browser let this page connect only to its own site and to this computer, until the page is reloaded. A
 * policy in the page can only narrow the server's (Content Security Policy Level 3, section 3.3), so no script can
 * undo it.
 */
function connectToOwnComputerOnly(): void {
  if (isApplied) return;
  isApplied = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = CONNECT_TO;
  document.head.append(policy);
}

export const engines = createLocalEngines({ baseUrl: '/engine/' }, storedOwnModel);

export interface ChosenEngine extends EngineView {
  readonly choose: (choice: EngineChoice) => void;
}

/**
 * Returns where photos are analyzed: as chosen in this browser, otherwise by our service for users who are signed in,
 * or whose session has ended and who have to know why. An unconfirmed session counts as signed in, so that an early
 * press isn't taken for a visitor's and doesn't fetch the engine. If the site has no service, always on the device.
 */
export function useEngine(auth: AuthState): ChosenEngine {
  const stored = useSyncExternalStore(watchEngineChoice, readEngineChoice, () => undefined);
  const hasSession = useSyncExternalStore(watchNothing, mayHaveSession, () => false);
  const hasService = useHasService();
  const view = useLocalEngines(engines, {
    stored,
    unchosen: isOfService(auth, hasSession) ? 'service' : 'device',
    hasService,
    isKnown: auth.status !== 'loading',
  });
  const isReady = view.state.phase === 'ready';
  useEffect(() => {
    if (isReady) keepTableForOffline();
  }, [isReady]);
  // Signed-in users need the identity provider; signing in reloads the page.
  const isForOwnComputer = auth.status === 'signed-out' && view.chosen !== 'service';
  useEffect(() => {
    // In the first render of a prerendered page, the choice hasn't been read yet.
    if (isForOwnComputer && readEngineChoice() !== 'service') connectToOwnComputerOnly();
  }, [isForOwnComputer]);
  return { ...view, choose: chooseEngine };
}

function isOfService(auth: AuthState, hasSession: boolean): boolean {
  if (auth.status === 'loading') return hasSession;
  return auth.status === 'signed-in' || auth.problem !== undefined;
}

/** Values read this way are read again on every render. */
function watchNothing(): () => void {
  return () => undefined;
}
