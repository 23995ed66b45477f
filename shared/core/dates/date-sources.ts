import type { PlainKey } from '#messages/translate.ts';

/** How texts and copies treat a source of dates. */
interface DateSourceRow {
  /** Says where a date is from, or that there is none. */
  readonly text: PlainKey<'date-sources'>;
  /** Whether it tells when a photo was taken. */
  readonly isOfTaking?: true;
  /** Whether the date can be written into a copy, because the file itself doesn't have it. */
  readonly isWritable?: true;
}

/**
 * The sources of a photo's date, best first: `exif` its own file (EXIF, XMP, IPTC, or what its format has), `sidecar`
 * a file next to it, `name` the name of its file or folders, `file` the file's modification time, or the year of its
 * folder in an export.
 */
const DATE_SOURCES = {
  exif: { text: 'date-sources.exif', isOfTaking: true },
  sidecar: { text: 'date-sources.sidecar', isOfTaking: true, isWritable: true },
  name: { text: 'date-sources.name', isOfTaking: true, isWritable: true },
  file: { text: 'date-sources.file' },
  none: { text: 'date-sources.none' },
} as const satisfies Readonly<Record<string, DateSourceRow>>;

/** A key of {@link DATE_SOURCES}. */
export type DateSource = keyof typeof DATE_SOURCES;

/** The keys of {@link DATE_SOURCES}, best first. */
export const DATE_SOURCE_KEYS = Object.keys(DATE_SOURCES) as readonly DateSource[];

/** Returns how texts and copies treat a source. */
export function dateSourceRow(source: DateSource): DateSourceRow {
  return DATE_SOURCES[source];
}
