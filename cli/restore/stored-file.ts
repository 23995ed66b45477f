/** A file in a ZIP or a folder whose photos are given back. */
export interface StoredFile {
  /** From the top of the ZIP or folder, with slashes. It is untrusted: it is compared, and never opened. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** Its bytes, from the disk. Throws if they cannot be read, or are more than `sizeBytes`. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** What a ZIP or a folder holds. */
export interface StoredFiles {
  readonly files: readonly StoredFile[];
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}
