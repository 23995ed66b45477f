import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { EngineStore } from '#browser/device/engine-store.ts';
import type { EngineChoice, EngineState } from '#core/engine-state.ts';
import type { Session } from '../session/use-session.ts';
import { watchEngineChoice, writeEngineChoice } from '../storage/engine-choice.ts';

/** The engine that the package carries. Its workers live as long as the panel. */
export const engineStore = new EngineStore({ baseUrl: '/engine/', isPackaged: true });

export interface PanelEngine {
  readonly chosen: EngineChoice;
  readonly choose: (choice: EngineChoice) => void;
  readonly state: EngineState;
  /** Starts the engine again after a failure. */
  readonly start: () => void;
  /** Bytes of pictures that this panel has sent. */
  readonly sentBytes: number;
  readonly onSent: (bytes: number) => void;
}

/**
 * Where photos are analyzed: as chosen, else by our service for users who are signed in, or whose session has ended
 * and who have to know why.
 *
 * @param first the choice when the panel was opened
 */
export function usePanelEngine(
  first: EngineChoice | undefined,
  { user, problem }: Pick<Session, 'user' | 'problem'>,
): PanelEngine {
  const [stored, setStored] = useState(first);
  const state = useSyncExternalStore(engineStore.subscribe, () => engineStore.state);
  const [sentBytes, setSentBytes] = useState(0);
  const onSent = useCallback((bytes: number) => setSentBytes((before) => before + bytes), []);
  useEffect(() => watchEngineChoice(setStored), []);
  const chosen = stored ?? (user || problem ? 'service' : 'device');
  useEffect(() => {
    if (chosen === 'device') void engineStore.look();
  }, [chosen]);
  return {
    chosen,
    choose: (choice) => {
      setStored(choice);
      void writeEngineChoice(choice);
    },
    state,
    start: () => {
      // The state says why it failed.
      engineStore.engine().catch(() => undefined);
    },
    sentBytes,
    onSent,
  };
}
