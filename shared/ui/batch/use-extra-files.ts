import { keptYes, useKept } from '../kit/kept-value.ts';

const WRITES_XMP = keptYes('writes-xmp');
const CARRIES_UNREADABLE = keptYes('carries-unreadable');

/** Whether a ZIP or a folder gets some kind of files in addition to the photos. */
export interface ExtraFilesChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/**
 * Returns the user's last choices in this browser: whether what is known about photos is written as XMP files next to
 * them, and whether files that couldn't be analyzed are included.
 */
export function useExtraFiles(): { readonly xmp: ExtraFilesChoice; readonly carrying: ExtraFilesChoice } {
  return {
    xmp: { isOn: useKept(WRITES_XMP), turn: WRITES_XMP.keep },
    carrying: { isOn: useKept(CARRIES_UNREADABLE), turn: CARRIES_UNREADABLE.keep },
  };
}
