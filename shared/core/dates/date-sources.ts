import type { PlainKey, Translate } from '#messages/translate.ts';

/** How texts and copies treat a source of dates. */
interface DateSourceRow {
  /** Says how many photos have a date from it. */
  readonly counted: (t: Translate<'figures'>, count: number) => string;
  /** Says where a photo's date is from; without it, the source doesn't tell when the photo was taken. */
  readonly from?: PlainKey<'viewer'>;
  /** Whether the date can be written into a copy, because the file itself doesn't have it. */
  readonly isWritable?: true;
}

/**
 * The sources of a photo's date, best first: `exif` its own file (EXIF, XMP, IPTC, or what its format has), `sidecar`
 * a file next to it, `name` the name of its file or folders, `file` the file's modification time, or the year of its
 * folder in an export.
 */
const DATE_SOURCES = {
  exif: { counted: (t, count) => t('figures.byCamera', { count }), from: 'viewer.fromExif' },
  sidecar: {
    counted: (t, count) => t('figures.byExport', { count }),
    from: 'viewer.fromSidecar',
    isWritable: true,
  },
  name: {
    counted: (t, count) => t('figures.byName', { count }),
    from: 'viewer.fromName',
    isWritable: true,
  },
  file: { counted: (t, count) => t('figures.byFile', { count }) },
  none: { counted: (t, count) => t('figures.byNothing', { count }) },
} as const satisfies Readonly<Record<string, DateSourceRow>>;

/** A key of {@link DATE_SOURCES}. */
export type DateSource = keyof typeof DATE_SOURCES;

/** The keys of {@link DATE_SOURCES}, best first. */
export const DATE_SOURCE_KEYS = Object.keys(DATE_SOURCES) as readonly DateSource[];

/** Returns how texts and copies treat a source. */
export function dateSourceRow(source: DateSource): DateSourceRow {
  return DATE_SOURCES[source];
}
