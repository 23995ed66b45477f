/** The accepted formats, detected by content. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'tiff' | 'bmp';

export interface FormatInfo {
  /** The usual spelling, for lists on pages. */
  readonly label: string;
  readonly extension: string;
  readonly mediaType: string;
}

export const PHOTO_FORMATS = {
  jpeg: { label: 'JPG', extension: 'jpg', mediaType: 'image/jpeg' },
  png: { label: 'PNG', extension: 'png', mediaType: 'image/png' },
  webp: { label: 'WebP', extension: 'webp', mediaType: 'image/webp' },
  gif: { label: 'GIF', extension: 'gif', mediaType: 'image/gif' },
  avif: { label: 'AVIF', extension: 'avif', mediaType: 'image/avif' },
  heic: { label: 'HEIC', extension: 'heic', mediaType: 'image/heic' },
  tiff: { label: 'TIFF', extension: 'tif', mediaType: 'image/tiff' },
  bmp: { label: 'BMP', extension: 'bmp', mediaType: 'image/bmp' },
} as const satisfies Record<PhotoFormat, FormatInfo>;
