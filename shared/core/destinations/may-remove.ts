/** What is known of a regular file under one of its names. */
export interface FileEvidence {
  /** The directory entry, resolved through no link: two paths to one entry are equal here. */
  readonly entry: string;
  /** What tells the file from every other file of the system; undefined where the system doesn't say. */
  readonly identity: string | undefined;
  /** How many directory entries the file has. */
  readonly names: number;
  /** Of its bytes, in lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * Returns whether a file may be removed because another one keeps its bytes.
 *
 * The other must be another directory entry with the same bytes. Two entries of one file are hard links, and removing one
 * leaves the other; but where the file has one name only, two paths lead to the same entry, as through a bind mount or by
 * another spelling. Undo, resume, move and the folder in the browser all ask this function before they remove a photo.
 *
 * @param other undefined if no other file is known
 */
export function mayRemove(file: FileEvidence, other: FileEvidence | undefined): boolean {
  if (!other || other.entry === file.entry || other.sha256 !== file.sha256) return false;
  const isOneFile = file.identity !== undefined && file.identity === other.identity;
  return !isOneFile || file.names > 1;
}
