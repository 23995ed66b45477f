import { useEffect, useState } from 'react';
import { createLocalEngines } from '#browser/device/local-engines.ts';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import { type EngineView, useLocalEngines } from '#ui/device/use-local-engines.ts';
import type { Session } from '../session/use-session.ts';
import { watchEngineChoice, writeEngineChoice } from '../storage/engine-choice.ts';
import { storedOwnModel } from '../storage/own-model.ts';

/** The package contains the embedded engine. */
export const engines = createLocalEngines({ baseUrl: '/engine/', isPackaged: true }, storedOwnModel);

export interface PanelEngine extends EngineView {
  readonly choose: (choice: EngineChoice) => void;
}

/**
 * Returns where photos are analyzed: as chosen, otherwise by our service for users who are signed in, or whose
 * session has ended and who have to know why.
 *
 * @param first the choice when the panel was opened
 */
export function usePanelEngine(
  first: EngineChoice | undefined,
  { user, problem }: Pick<Session, 'user' | 'problem'>,
): PanelEngine {
  const [stored, setStored] = useState(first);
  useEffect(() => watchEngineChoice(setStored), []);
  const view = useLocalEngines(engines, { stored, unchosen: user || problem ? 'service' : 'device' });
  const choose = (choice: EngineChoice) => {
    setStored(choice);
    void writeEngineChoice(choice);
  };
  return { ...view, choose };
}
