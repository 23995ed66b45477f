import { createContext } from 'react';

export interface WantedPicture {
  /** The longest edge of a picture that has to be drawn, in the screen's own pixels. */
  readonly longEdgePx: number;
  /** Draws it also where the browser should show the format by itself, as for a file that is cut off. */
  readonly isDrawn: boolean;
}

/** A photo to be seen as a whole, with what its header says. */
export interface LargePicture {
  readonly picture: Blob;
  /** Of the photo itself, in pixels, as displayed; missing if unknown. */
  readonly size?: PixelSize;
  /** The camera's local time, `YYYY-MM-DDTHH:mm:ss`; missing if unknown. */
  readonly takenAt?: string;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a photo to be seen as a whole; rejects if that is impossible.
 *
 * @throws {AppError} why the photo cannot be read
 */
export type LoadPicture = (
  photoId: string,
  wanted: WantedPicture,
  signal: AbortSignal,
) => Promise<LargePicture>;

/** How the host reads the photos on its table. */
export const LoadPictureContext = createContext<LoadPicture | undefined>(undefined);
