import { useState } from 'react';
import { keepYes, keptYes } from '../kit/kept-yes.ts';

const XMP_KEY = 'writes-xmp';

/** Whether what is known of photos is written beside them. */
export interface XmpChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** What the person chose last in this browser. */
export function useXmpChoice(): XmpChoice {
  const [isOn, setIsOn] = useState(() => keptYes(XMP_KEY));
  const turn = (chosen: boolean) => {
    setIsOn(chosen);
    keepYes(XMP_KEY, chosen);
  };
  return { isOn, turn };
}
