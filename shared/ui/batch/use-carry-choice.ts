import { keptYes, useKept } from '../kit/kept-value.ts';

const CARRIES_UNREADABLE = keptYes('carries-unreadable');

/** Whether to include files that couldn't be analyzed. */
export interface CarryChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Returns the user's last choice in this browser. */
export function useCarryChoice(): CarryChoice {
  return { isOn: useKept(CARRIES_UNREADABLE), turn: CARRIES_UNREADABLE.keep };
}
