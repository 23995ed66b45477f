import { useState } from 'react';
import type { EngineState } from '#core/batch/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';

interface EngineSaidProps {
  phase: EngineState['phase'];
}

/** Announces the engine's progress to screen readers; nothing if it was available from the start. */
export function EngineSaid({ phase }: EngineSaidProps) {
  const t = useMessages(deviceWords);
  const [wasAwaited, setWasAwaited] = useState(false);
  if (!wasAwaited && (phase === 'fetching' || phase === 'testing')) setWasAwaited(true);
  return (
    <output className="sr-only">
      {phase === 'testing' && t('device.testing')}
      {phase === 'ready' && wasAwaited && t('device.ready')}
    </output>
  );
}
