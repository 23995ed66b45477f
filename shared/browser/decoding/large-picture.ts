import type { BrowserPhoto } from '../files/browser-photo.ts';
import { decodePool } from './decode-pool.ts';

/** Sharper than a thumbnail's: this one is looked at closely. */
const VIEW_QUALITY = 0.9;

interface LargePictureOptions {
  /** The longest edge of a picture that has to be drawn, in the screen's own pixels. */
  readonly longEdgePx: number;
  /** Draws it also where the browser should show the format by itself, as for a file that is cut off. */
  readonly isDrawn: boolean;
}

/** A photo to be seen as a whole, with what its header says. */
interface LargePicture {
  /** The file itself, or a JPEG of it where browsers do not show the format. */
  readonly picture: Blob;
  /** Of the photo itself, in pixels, as displayed. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The camera's local time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
}

/**
 * A photo as large as a screen shows it. The caller must revoke the object URL that it creates for it.
 *
 * @throws {AppError} if the photo cannot be read, or has too many pixels; the signal's reason on abort
 */
export async function largePicture(
  { file }: BrowserPhoto,
  { longEdgePx, isDrawn }: LargePictureOptions,
  signal?: AbortSignal,
): Promise<LargePicture> {
  const request = { purpose: 'view', file, longEdgePx, isDrawn, quality: VIEW_QUALITY } as const;
  const { picture, size, takenAt } = await decodePool.run(request, { isUrgent: true, signal });
  return { picture, ...(size ? { size } : {}), ...(takenAt ? { takenAt } : {}) };
}
