/** Why a picture isn't a person's photo: it belongs to a system, device or program. */
export type NotPhotoKind =
  /** Small or rendered versions of photos that exist as well. */
  | 'previews'
  /** Deleted files in a trash. */
  | 'trashed'
  /** A file that was never finished. */
  | 'unfinished'
  /** What a system writes next to files. */
  | 'system';

/** Folders, at any depth, that contain no photos. Tried in this order. */
export const NOT_PHOTO_FOLDERS: readonly (readonly [RegExp, NotPhotoKind])[] = [
  // Synology, QNAP and Western Digital.
  [/^(?:@eaDir|\.@__thumb|\.wdmc|\.wd_tv)$/i, 'previews'],
  // Android, GNOME, file managers, Samsung.
  [
    /^(?:\.thumbnails?|\.thumbs?|\.thumbcache.*|\.xvpics|\.tmb|\.face|\.facethumbnails?|\.microthumbnail.*)$/i,
    'previews',
  ],
  // Sony's cameras; Adobe's Bridge; iTunes; Apple's previews of a folder.
  [/^(?:THMBNL|\.BridgeCache.*|iPod Photo Cache|Apple TV Photo Cache|Thumbnails\.noindex)$/i, 'previews'],
  // Lightroom.
  [/^.+\.(?:lrdata|lrcat-data)$/i, 'previews'],
  // Windows, macOS, freedesktop.org, Synology, QNAP, Xiaomi, digiKam, Syncthing.
  [/^(?:\$RECYCLE\.BIN|RECYCLER|RECYCLED|\.Trash(?:es|-\d+)?)$/i, 'trashed'],
  [/^(?:#recycle|@Recycle|\.recycle|\.trashbin|\.globaltrash|\.trashed|\.dtrash|\.stversions)$/i, 'trashed'],
  [
    /^(?:__MACOSX|\.AppleDouble|\.AppleDB|\.AppleDesktop|\.Spotlight-V100|\.fseventsd|\.TemporaryItems)$/i,
    'system',
  ],
  [/^(?:\.DocumentRevisions-V100|System Volume Information)$/i, 'system'],
];

/** Paths within folders: Capture One, a phone's backup, and Apple's libraries that lost the ending of their name. */
export const NOT_PHOTO_PATHS: readonly (readonly [RegExp, NotPhotoKind])[] = [
  [/(?:^|\/)CaptureOne\/(?:Cache|Proxies)\//i, 'previews'],
  [/\.cocatalog\/(?:Cache|Proxies)\//i, 'previews'],
  [/(?:^|\/)PhotoData\/(?:Thumbnails|Metadata|Caches|CPL)\//i, 'previews'],
  [/(?:^|\/)resources\/(?:derivatives|proxies|modelresources)\//i, 'previews'],
  [/(?:^|\/)iPhoto Library\/(?:Data\d*|Thumbnails|Previews|Database|Contents|Caches)\//i, 'previews'],
];

/** Names of files. */
export const NOT_PHOTO_NAMES: readonly (readonly [RegExp, NotPhotoKind])[] = [
  // Android since version 11: the number is the expiry date.
  [/^\.trashed-\d+-/i, 'trashed'],
  [/^\.pending-\d+-/i, 'unfinished'],
  [/^\.syncthing\..+\.tmp$/i, 'unfinished'],
  [/^\._/, 'system'],
  [/^SYNO(?:PHOTO|VIDEO)[_:@](?:THUMB|FILM)/i, 'previews'],
  // Windows Media Player's covers.
  [/^AlbumArt(?:_\{[\da-f-]+\}_(?:Large|Small)|Small)\.jpg$/i, 'system'],
];

/** Folders that a program treats as one file; only their subfolders of these names contain photos. */
export const PHOTO_LIBRARIES = {
  /** Apple's Photos, iPhoto and Aperture, and the library of cloud Lightroom. */
  folder: /^.+\.(?:photoslibrary|photolibrary|migratedphotolibrary|aplibrary|lrlibrary)$/i,
  originals: /^(?:originals|masters)$/i,
  /** Folders for what the program made of them, with a `masters` of their own. */
  made: /^(?:resources|derivatives|proxies|renders|modelresources|thumbnails?|previews?|caches?|minis|private|database|external)$/i,
} as const;
