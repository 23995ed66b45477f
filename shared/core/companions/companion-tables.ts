/** The formats that decide which file of a shot leads, in order: a camera's formats before converted ones. */
export const LEADING_FORMATS: readonly RegExp[] = [
  /^\.(?:hei[cf]|hif)$/i,
  /^\.(?:jpe?g|jpe)$/i,
  /^\.(?:jfif|png|webp|avif|gif|tiff?|bmp|dib|jxl)$/i,
];

/** RAW files that are analyzed by their embedded picture, unless there is another picture. */
export const OPENED_RAW = /^\.(?:dng|cr[23]|nef|arw|raf|gpr)$/i;

/**
 * RAW files that can't be analyzed: Nikon compacts, older Sony, Olympus, Panasonic, Leica, Pentax, Samsung,
 * Hasselblad, Phase One, older Canon, Minolta, Sigma, Kodak, Epson, Mamiya and Leaf.
 */
export const UNOPENED_RAW =
  /^\.(?:nrw|srf|sr2|orf|ori|rw2|rwl|pef|srw|3fr|fff|iiq|crw|mrw|x3f|kdc|dcr|erf|mef|mos)$/i;

/** Films that phones write next to a photo, as for a Live Photo or motion photo. */
export const PHONE_FILM = /^\.(?:mov|mp4|m4v|mp|mv)$/i;

/**
 * Settings files of programs for one photo: Apple, Adobe, RawTherapee, DxO, Canon, Nikon, ON1. Most keep the photo's
 * whole name before their own extension.
 */
export const SETTINGS = /^\.(?:aae|xmp|pp3|dop|vrd|dr4|nksc|on1)$/i;

/** What cameras write about a film: DJI's subtitles of a flight. */
export const FILM_NOTES = /^\.srt$/i;

/** Sony's record of a film, `C0001M01.XML` of `C0001.MP4`. */
export const FILM_RECORD = /^(.+)m\d\d\.xml$/i;

/** Stand-ins of cameras for a film or RAW file: thumbnails of Canon and GoPro, small films of GoPro and DJI. */
export const PREVIEW = /^\.(?:thm|lrv|lrf)$/i;

/** Voice memos about a photo: Nikon, Canon, Olympus, Pentax. */
export const SOUND = /^\.wav$/i;

/** How Android phones name the film of a motion photo. */
export const MOTION_NAME = /^(?:mvimg_|.*\.mp(?:~\d+)?$)/i;

/** How one name leads to another: a pattern for a lower-case stem, and its replacement. */
export type StemRule = readonly [pattern: RegExp, stem: string];

/** A counter after the name: `(1)` and ` (1)` by osxphotos and browsers, `-1234` (the size) by icloudpd. */
const COUNTER = String.raw`((?: ?\(\d+\)|-\d+)?)`;

/** From the film of a Live Photo or motion photo to its photo. */
export const PHOTO_OF_FILM: readonly StemRule[] = [
  // `IMG_1_HEVC.MOV` and `IMG_1_HEVC-1234.MOV` by icloudpd, `IMG_1_HEIC.MOV`, `IMG_1_JPG.MOV`, `IMG_1.HEIC.MOV`.
  [new RegExp(`^(.+)[._ -](?:hevc|hei[cf]|jpe?g|png|dng)${COUNTER}$`), '$1$2'],
  [new RegExp(`^(.+)[._ -]\\(?live(?:[_ -]?photo)?\\)?${COUNTER}$`), '$1$2'],
  // In the library of Apple's Photos.
  [/^([\da-f]{8}-[\da-f-]{27})_3$/, '$1'],
  // `PXL_1.mp4` extracted from `PXL_1.MP.jpg`.
  [/^(.+)$/, '$1.mp'],
];

/** From a RAW file to the picture saved with it. */
export const PHOTO_OF_RAW: readonly StemRule[] = [
  // Pixel: `PXL_1.RAW-02.ORIGINAL.dng` next to `PXL_1.RAW-01.COVER.jpg` or `PXL_1.RAW-01.MP.COVER.jpg`.
  [/^(.+)\.raw-\d+(?:\.mp)?\.original$/, '$1.raw-01.cover'],
  [/^(.+)\.raw-\d+(?:\.mp)?\.original$/, '$1.raw-01.mp.cover'],
  [/^(.+)\.raw-\d+(?:\.mp)?\.original$/, '$1'],
  [/^(.+)[._ -]\(?raw\)?$/, '$1'],
  // In the library of Apple's Photos.
  [/^([\da-f]{8}-[\da-f-]{27})_4$/, '$1'],
  [/^(.+)$/, '$1.mp'],
];

/** From a voice memo to its photo: Canon writes `SND_1234.WAV`. */
export const PHOTO_OF_SOUND: readonly StemRule[] = [
  [/^snd_(?=\d)/, 'img_'],
  [/^snd_(?=\d)/, '_mg_'],
];

/** From a small film to the film: GoPro writes `GL010003.LRV` next to `GH010003.MP4` or `GX010003.MP4`. */
export const FILM_OF_PREVIEW: readonly StemRule[] = [
  [/^gl(?=\d)/, 'gh'],
  [/^gl(?=\d)/, 'gx'],
];

/** From a settings file to its photo: iOS writes `IMG_O1.AAE` next to `IMG_1.AAE`. */
export const PHOTO_OF_SETTINGS: readonly StemRule[] = [[/^img_o(?=\d)/, 'img_']];

/** From darktable's settings of a further version of a photo to the photo: `IMG_1_01.jpg.xmp`. */
export const PHOTO_OF_VERSION: readonly StemRule[] = [[/^(.+)_\d{2,4}(\.[^.]+)$/, '$1$2']];

/** From an edited version to its photo, as iOS names it: `IMG_E1.JPG`. */
export const PHOTO_OF_APPLE_EDIT: readonly StemRule[] = [[/^img_e(?=\d)/, 'img_']];

/**
 * From Snapchat's overlay, a transparent picture of what was written or drawn on a snap, to the snap: `-main` in
 * exports of memories, `media~` in those of chats.
 */
export const SNAP_OF_OVERLAY: readonly StemRule[] = [
  [/^(.+)-overlay$/, '$1-main'],
  [/^(.*\d_)overlay~(.+)$/, '$1media~$2'],
];

/** From Snapchat's thumbnail of a film to the film. */
export const SNAP_OF_THUMBNAIL: readonly StemRule[] = [[/^(.*\d_)thumbnail~(.+)$/, '$1media~$2']];

/**
 * From a thumbnail to its photo or film, by Telegram: `photo_1@14-07-2019_16-03-12_thumb.jpg`, `IMG_1.MOV_thumb.jpg`.
 * A name without a number may be of a person's thumb.
 */
export const OF_THUMBNAIL: readonly StemRule[] = [[/^(.*\d.*|.+\.[a-z\d]{2,4})_thumb$/, '$1']];
