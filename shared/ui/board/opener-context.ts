import { createContext } from 'react';

/** Opens photos whole and large. */
export interface PhotoOpener {
  readonly open: (photoId: string) => void;
  /** Loads what that needs, ahead of the press. */
  readonly prepare: () => void;
}

/** Undefined where photos cannot be opened, as on the heap that the home page plays with. */
export const PhotoOpenerContext = createContext<PhotoOpener | undefined>(undefined);

/** The id of the button that opens a photo; it takes the focus when the photo is closed. */
export const viewButtonId = (photoId: string) => `view-${photoId}`;
