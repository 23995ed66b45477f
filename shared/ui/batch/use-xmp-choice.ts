import { keptYes, useKept } from '../kit/kept-value.ts';

const WRITES_XMP = keptYes('writes-xmp');

/** Whether what is known of photos is written beside them. */
export interface XmpChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** What the person chose last in this browser. */
export function useXmpChoice(): XmpChoice {
  return { isOn: useKept(WRITES_XMP), turn: WRITES_XMP.keep };
}
