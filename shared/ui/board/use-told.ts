import { useCallback, useMemo, useState } from 'react';

/** A sentence on what was just done to the board. */
export interface Told {
  /** Another one for each sentence, also for the same words. */
  readonly id: number;
  readonly text: string;
  /** It was a step that can be undone. */
  readonly isStep: boolean;
}

export interface Telling {
  readonly told: Told | undefined;
  readonly tell: Tell;
  readonly dismiss: () => void;
}

/** Says what was done. @param isStep false for what is no step of its own, such as undoing one */
export type Tell = (text: string, isStep?: boolean) => void;

/** What was last done to the board, said in one place for those who look and for those who listen. */
export function useTold(): Telling {
  const [told, setTold] = useState<Told>();
  const tell = useCallback(
    (text: string, isStep = true) => setTold((before) => ({ id: (before?.id ?? 0) + 1, text, isStep })),
    [],
  );
  const dismiss = useCallback(() => setTold(undefined), []);
  return useMemo(() => ({ told, tell, dismiss }), [told, tell, dismiss]);
}
