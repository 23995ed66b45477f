import { createContext } from 'react';

/** Opens photos in the large view. */
export interface PhotoOpener {
  readonly open: (photoId: string) => void;
  /** Loads the viewer before the press. */
  readonly prepare: () => void;
}

/** Undefined if photos can't be opened, as on the home page's demo heap. */
export const PhotoOpenerContext = createContext<PhotoOpener | undefined>(undefined);

/** Returns the id of the button that opens a photo; it gets the focus when the photo is closed. */
export const viewButtonId = (photoId: string) => `view-${photoId}`;
