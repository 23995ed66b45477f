/** What is known of a regular file under one of its names. */
export interface FileEvidence {
  /** The directory entry, with all links resolved: two paths to one entry are equal here. */
  readonly entry: string;
  /** Identifies the file on its system; undefined if the system has no identity for it. */
  readonly identity: string | undefined;
  /** How many directory entries (hard links) the file has. */
  readonly names: number;
  /** SHA-256 of its bytes, in lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * Returns whether a file may be removed because another one keeps its bytes.
 *
 * The other must be a different directory entry with the same bytes. Hard links are two entries of one file, and
 * removing one leaves the other. But if the file has only one link, two paths lead to the same entry, as through a
 * bind mount or another spelling. Undo, resume, move and the browser's folder all ask this function before they
 * remove a photo.
 *
 * @param other undefined if no other file is known
 */
export function mayRemove(file: FileEvidence, other: FileEvidence | undefined): boolean {
  if (!other || other.entry === file.entry || other.sha256 !== file.sha256) return false;
  const isOneFile = file.identity !== undefined && file.identity === other.identity;
  return !isOneFile || file.names > 1;
}
