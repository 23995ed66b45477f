/**
 * What a time in metadata means: `taken` when the photo or film was taken, `edited` when its content was changed,
 * `file` when a file was made, copied, converted, uploaded or imported.
 */
export type TimeMeaning = 'taken' | 'edited' | 'file';

/** Where a time is written; `text` is a text of a PNG. */
export type DateCarrier = 'exif' | 'xmp' | 'iptc' | 'film' | 'text' | 'png' | 'gps' | 'xmp-gps';

/** A time in a file's own metadata. */
export interface DateField {
  readonly in: DateCarrier;
  /** As the format spells it. */
  readonly name: string;
  readonly means: TimeMeaning;
  /** Whether a camera writes it in place of a time of taking, so that it counts if nothing else does. */
  readonly standsIn?: true;
}

/**
 * Every time in a file's own metadata, best first (CIPA DC-008, 4.6.5 and 4.6.6; XMP part 2; IIM 4.2; QuickTime File
 * Format; PNG, 11.3; ImageMagick and freedesktop.org for the texts they add to a PNG). Those of a file never tell
 * when a photo was taken.
 */
export const DATE_FIELDS: readonly DateField[] = [
  { in: 'exif', name: 'DateTimeOriginal', means: 'taken' },
  { in: 'exif', name: 'DateTimeDigitized', means: 'taken' },
  { in: 'xmp', name: 'exif:DateTimeOriginal', means: 'taken' },
  { in: 'xmp', name: 'photoshop:DateCreated', means: 'taken' },
  { in: 'xmp', name: 'xmp:CreateDate', means: 'taken' },
  { in: 'xmp', name: 'xap:CreateDate', means: 'taken' },
  { in: 'iptc', name: 'Date Created', means: 'taken' },
  { in: 'film', name: 'created', means: 'taken' },
  { in: 'film', name: 'headerSeconds', means: 'taken' },
  { in: 'text', name: 'exif:DateTimeOriginal', means: 'taken' },
  { in: 'text', name: 'exif:DateTimeDigitized', means: 'taken' },
  { in: 'text', name: 'Creation Time', means: 'taken' },
  { in: 'gps', name: 'GPSDateStamp', means: 'taken' },
  { in: 'xmp-gps', name: 'exif:GPSTimeStamp', means: 'taken' },
  { in: 'exif', name: 'DateTime', means: 'edited', standsIn: true },
  { in: 'text', name: 'exif:DateTime', means: 'edited', standsIn: true },
  { in: 'xmp', name: 'xmp:ModifyDate', means: 'edited' },
  { in: 'xmp', name: 'tiff:DateTime', means: 'edited' },
  { in: 'png', name: 'tIME', means: 'edited' },
  { in: 'xmp', name: 'xmp:MetadataDate', means: 'file' },
  { in: 'text', name: 'date:create', means: 'file' },
  { in: 'text', name: 'date:modify', means: 'file' },
  { in: 'text', name: 'date:timestamp', means: 'file' },
  { in: 'text', name: 'create-date', means: 'file' },
  { in: 'text', name: 'modify-date', means: 'file' },
  { in: 'text', name: 'Thumb::MTime', means: 'file' },
];

/** The times that may tell when a photo was taken, best first. */
export const TAKEN_FIELDS: readonly DateField[] = DATE_FIELDS.filter(
  ({ means, standsIn }) => means === 'taken' || standsIn,
);

/** A time in a file next to a photo. */
export interface SidecarField {
  readonly of: 'takeout' | 'icloud';
  readonly name: string;
  readonly means: TimeMeaning;
}

/** Every time in the sidecars of Google Takeout and Ente, and in the tables of an iCloud export. */
export const SIDECAR_FIELDS: readonly SidecarField[] = [
  { of: 'takeout', name: 'photoTakenTime', means: 'taken' },
  { of: 'takeout', name: 'photoLastModifiedTime', means: 'edited' },
  { of: 'takeout', name: 'modificationTime', means: 'edited' },
  { of: 'takeout', name: 'creationTime', means: 'file' },
  { of: 'icloud', name: 'originalCreationDate', means: 'taken' },
  { of: 'icloud', name: 'importDate', means: 'file' },
];

/** Returns the field that tells when a photo was taken. */
export function takenFieldOf(of: SidecarField['of']): string {
  return SIDECAR_FIELDS.find((field) => field.of === of && field.means === 'taken')!.name;
}
