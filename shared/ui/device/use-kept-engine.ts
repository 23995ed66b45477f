import { useEffect } from 'react';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import type { EngineView } from './use-local-engines.ts';

interface KeptEngineOptions {
  readonly engine: Pick<EngineView, 'chosen' | 'isChosen'>;
  readonly choose: (choice: EngineChoice) => void;
  /** Whether it is certain that nobody is signed in. */
  readonly isSignedOut: boolean;
  /** The number of photos on the table. */
  readonly photos: number;
}

/**
 * Makes this device's engine the explicit choice of users who add photos to the table without an account. Signing in
 * then doesn't silently switch to our service, which would send these photos.
 */
export function useKeptEngine({ engine, choose, isSignedOut, photos }: KeptEngineOptions): void {
  const isInUse = isSignedOut && photos > 0 && engine.chosen === 'device' && !engine.isChosen;
  useEffect(() => {
    if (isInUse) choose('device');
  }, [isInUse, choose]);
}
