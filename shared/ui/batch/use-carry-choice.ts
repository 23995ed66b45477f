import { keptYes, useKept } from '../kit/kept-value.ts';

const CARRIES_UNREADABLE = keptYes('carries-unreadable');

/** Whether files that couldn't be looked at come along. */
export interface CarryChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Returns what the person chose last in this browser. */
export function useCarryChoice(): CarryChoice {
  return { isOn: useKept(CARRIES_UNREADABLE), turn: CARRIES_UNREADABLE.keep };
}
