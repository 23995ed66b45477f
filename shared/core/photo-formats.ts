/** Raw files of cameras that are looked at through the picture that is embedded in them. */
export type RawFormat = 'dng' | 'cr2' | 'cr3' | 'nef' | 'arw' | 'raf';

/** The accepted formats, detected by content. */
export type PhotoFormat =
  'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'jxl' | 'tiff' | 'bmp' | RawFormat;

/** The formats of films, detected by content. */
export type FilmFormat = 'mp4' | 'm4v' | 'mov' | '3gp' | 'webm' | 'mkv' | 'avi' | 'mts';

/** The formats of everything that is looked at. */
export type MediaFormat = PhotoFormat | FilmFormat;

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

const FILM_FORMATS = {
  mp4: { label: 'MP4', extension: 'mp4', mediaType: 'video/mp4', isRaw: false },
  m4v: { label: 'M4V', extension: 'm4v', mediaType: 'video/x-m4v', isRaw: false },
  mov: { label: 'MOV', extension: 'mov', mediaType: 'video/quicktime', isRaw: false },
  '3gp': { label: '3GP', extension: '3gp', mediaType: 'video/3gpp', isRaw: false },
  webm: { label: 'WebM', extension: 'webm', mediaType: 'video/webm', isRaw: false },
  mkv: { label: 'MKV', extension: 'mkv', mediaType: 'video/x-matroska', isRaw: false },
  avi: { label: 'AVI', extension: 'avi', mediaType: 'video/x-msvideo', isRaw: false },
  mts: { label: 'MTS', extension: 'mts', mediaType: 'video/mp2t', isRaw: false },
} as const satisfies Record<FilmFormat, FormatInfo>;

/** All formats that are looked at. */
export const MEDIA_FORMATS = { ...PHOTO_FORMATS, ...FILM_FORMATS };

/** Whether a format is that of a film. */
export function isFilmFormat(format: MediaFormat): format is FilmFormat {
  return Object.hasOwn(FILM_FORMATS, format);
}

/** Whether photos of a format are looked at through the picture that is embedded in them. */
export function isRawFormat(format: MediaFormat): format is RawFormat {
  return MEDIA_FORMATS[format].isRaw;
}
