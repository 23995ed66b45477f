import { createContext } from 'react';

export interface WantedPicture {
  /** The longest edge of a picture that has to be drawn, in device pixels. */
  readonly longEdgePx: number;
  /** Whether to draw the picture even if the browser should support the format, as for a truncated file. */
  readonly isDrawn: boolean;
  /** Returns the film of a Live Photo or motion photo instead; rejects if there is none. */
  readonly isLive?: boolean;
}

/** A photo for the large view, with the data in its header. */
export interface LargePicture {
  readonly picture: Blob;
  /** The photo's own size in pixels, as displayed; missing if unknown. */
  readonly size?: PixelSize;
  /** The camera's local time, `YYYY-MM-DDTHH:mm:ss`; missing if unknown. */
  readonly takenAt?: string;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a photo for the large view; rejects if that is impossible.
 *
 * @throws {AppError} why the photo can't be read
 */
export type LoadPicture = (
  photoId: string,
  wanted: WantedPicture,
  signal: AbortSignal,
) => Promise<LargePicture>;

/** The host's function for reading the photos on its table. */
export const LoadPictureContext = createContext<LoadPicture | undefined>(undefined);
