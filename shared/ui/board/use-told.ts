import { useCallback, useMemo, useState } from 'react';

/** A sentence about the latest change to the board. */
export interface Told {
  /** Differs for each sentence, even with the same words. */
  readonly id: number;
  readonly text: string;
  /** Whether it was a step that can be undone. */
  readonly isStep: boolean;
}

export interface Telling {
  readonly told: Told | undefined;
  readonly tell: Tell;
  readonly dismiss: () => void;
}

/** Announces a change. @param isStep false for actions that aren't steps themselves, such as an undo */
export type Tell = (text: string, isStep?: boolean) => void;

/** Keeps the latest change to the board, announced once for sighted users and for screen readers. */
export function useTold(): Telling {
  const [told, setTold] = useState<Told>();
  const tell = useCallback(
    (text: string, isStep = true) => setTold((before) => ({ id: (before?.id ?? 0) + 1, text, isStep })),
    [],
  );
  const dismiss = useCallback(() => setTold(undefined), []);
  return useMemo(() => ({ told, tell, dismiss }), [told, tell, dismiss]);
}
