import { useEffect } from 'react';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import type { EngineView } from './use-local-engines.ts';

interface KeptEngineOptions {
  readonly engine: Pick<EngineView, 'chosen' | 'isChosen'>;
  readonly choose: (choice: EngineChoice) => void;
  /** It is known that nobody is signed in. */
  readonly isSignedOut: boolean;
  /** Photos on the table. */
  readonly photos: number;
}

/**
 * Makes the engine of this device the choice of those who lay photos on the table without an account. Signing in then
 * doesn't turn the switch to our service behind their back, which would send these photos away.
 */
export function useKeptEngine({ engine, choose, isSignedOut, photos }: KeptEngineOptions): void {
  const isInUse = isSignedOut && photos > 0 && engine.chosen === 'device' && !engine.isChosen;
  useEffect(() => {
    if (isInUse) choose('device');
  }, [isInUse, choose]);
}
