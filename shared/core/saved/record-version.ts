import { isRecord } from '../is-record.ts';

/**
 * The versions of the records that this version of the product writes, as a whole number in their field `version`;
 * those of databases are with the databases. See "Versions" in `shared/browser/saved/README.md`.
 */
export const RECORD_VERSIONS = {
  /** The journal of a run into a folder or a storage, in its first line. */
  journal: 1,
  /** What was seen of the photos of an interrupted run, in the first line. */
  analyses: 1,
  /** What a computer remembers of the files of a library, in the first line. */
  library: 1,
  /** The people of a library. Vectors of another face space can't be compared. */
  people: 1,
  /** A file of rules. */
  rules: 1,
  /** The names and rules that a browser keeps. */
  naming: 1,
} as const;

export type RecordKind = keyof typeof RECORD_VERSIONS;

/**
 * Returns whether a newer version of the product wrote a record. Such a record is refused as a whole, whatever else
 * is in it, and neither changed nor removed.
 */
export function isNewerRecord(kind: RecordKind, record: unknown): boolean {
  const version = isRecord(record) ? record['version'] : undefined;
  return typeof version === 'number' && version > RECORD_VERSIONS[kind];
}
