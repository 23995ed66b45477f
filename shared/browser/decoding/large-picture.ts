import type { BrowserPhoto } from '../files/browser-photo.ts';
import { decodePool } from './decode-pool.ts';

/** Higher quality than a thumbnail's, because this picture is viewed closely. */
const VIEW_QUALITY = 0.9;

interface LargePictureOptions {
  /** The longest edge of a picture that has to be drawn, in physical screen pixels. */
  readonly longEdgePx: number;
  /** Draws it even if the browser should support the format, as for a truncated file. */
  readonly isDrawn: boolean;
  /** Returns the film of a Live Photo or motion photo instead. */
  readonly isLive?: boolean;
}

/** A photo for full-size viewing, with the facts in its header. */
interface LargePicture {
  /** The file itself, or a JPEG of it if browsers don't show the format. */
  readonly picture: Blob;
  /** The size of the photo itself, in pixels, as displayed. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The camera's local time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
}

/**
 * Returns a photo at screen size. The caller must revoke the object URL that it creates for it.
 *
 * @throws {AppError} if the photo can't be read, or isn't live, or has too many pixels; the signal's reason on abort
 */
export async function largePicture(
  { file, companions = [] }: BrowserPhoto,
  { longEdgePx, isDrawn, isLive = false }: LargePictureOptions,
  signal?: AbortSignal,
): Promise<LargePicture> {
  const film = companions.find(({ kind }) => kind === 'live' || kind === 'motion');
  if (isLive && film) return largePicture(film.photo, { longEdgePx, isDrawn: false }, signal);
  if (isLive) return decodePool.run({ purpose: 'live', file }, { isUrgent: true, signal });
  const request = { purpose: 'view', file, longEdgePx, isDrawn, quality: VIEW_QUALITY } as const;
  const { picture, size, takenAt } = await decodePool.run(request, { isUrgent: true, signal });
  return { picture, ...(size ? { size } : {}), ...(takenAt ? { takenAt } : {}) };
}
