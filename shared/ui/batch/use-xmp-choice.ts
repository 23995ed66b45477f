import { keptYes, useKept } from '../kit/kept-value.ts';

const WRITES_XMP = keptYes('writes-xmp');

/** Whether to write what is known about photos as XMP files next to them. */
export interface XmpChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Returns the user's last choice in this browser. */
export function useXmpChoice(): XmpChoice {
  return { isOn: useKept(WRITES_XMP), turn: WRITES_XMP.keep };
}
