import { useState } from 'react';

const XMP_KEY = 'writes-xmp';

/** Whether what is known of photos is written beside them. */
export interface XmpChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** What the person chose last in this browser. */
export function useXmpChoice(): XmpChoice {
  const [isOn, setIsOn] = useState(keptChoice);
  const turn = (chosen: boolean) => {
    setIsOn(chosen);
    keepChoice(chosen);
  };
  return { isOn, turn };
}

function keptChoice(): boolean {
  try {
    return localStorage.getItem(XMP_KEY) === 'yes';
  } catch {
    return false;
  }
}

function keepChoice(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(XMP_KEY, 'yes');
    else localStorage.removeItem(XMP_KEY);
  } catch {
    // Storage is closed to us: it holds as long as the page.
  }
}
