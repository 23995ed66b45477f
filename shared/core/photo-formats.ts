/** Raw files of cameras that are looked at through the picture that is embedded in them. */
export type RawFormat = 'dng' | 'cr2' | 'cr3' | 'nef' | 'arw' | 'raf';

/** The accepted formats, detected by content. */
export type PhotoFormat =
  'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'jxl' | 'tiff' | 'bmp' | RawFormat;

export interface FormatInfo {
  /** The usual spelling, for lists on pages. */
  readonly label: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly isRaw: boolean;
}

export const PHOTO_FORMATS = {
  jpeg: { label: 'JPG', extension: 'jpg', mediaType: 'image/jpeg', isRaw: false },
  png: { label: 'PNG', extension: 'png', mediaType: 'image/png', isRaw: false },
  webp: { label: 'WebP', extension: 'webp', mediaType: 'image/webp', isRaw: false },
  gif: { label: 'GIF', extension: 'gif', mediaType: 'image/gif', isRaw: false },
  avif: { label: 'AVIF', extension: 'avif', mediaType: 'image/avif', isRaw: false },
  heic: { label: 'HEIC', extension: 'heic', mediaType: 'image/heic', isRaw: false },
  jxl: { label: 'JPEG XL', extension: 'jxl', mediaType: 'image/jxl', isRaw: false },
  tiff: { label: 'TIFF', extension: 'tif', mediaType: 'image/tiff', isRaw: false },
  bmp: { label: 'BMP', extension: 'bmp', mediaType: 'image/bmp', isRaw: false },
  dng: { label: 'DNG', extension: 'dng', mediaType: 'image/x-adobe-dng', isRaw: true },
  cr2: { label: 'CR2', extension: 'cr2', mediaType: 'image/x-canon-cr2', isRaw: true },
  cr3: { label: 'CR3', extension: 'cr3', mediaType: 'image/x-canon-cr3', isRaw: true },
  nef: { label: 'NEF', extension: 'nef', mediaType: 'image/x-nikon-nef', isRaw: true },
  arw: { label: 'ARW', extension: 'arw', mediaType: 'image/x-sony-arw', isRaw: true },
  raf: { label: 'RAF', extension: 'raf', mediaType: 'image/x-fuji-raf', isRaw: true },
} as const satisfies Record<PhotoFormat, FormatInfo>;

/** Whether photos of a format are looked at through the picture that is embedded in them. */
export function isRawFormat(format: PhotoFormat): format is RawFormat {
  return PHOTO_FORMATS[format].isRaw;
}
