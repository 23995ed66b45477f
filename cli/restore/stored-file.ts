/** A file in a ZIP or folder to restore from. */
export interface StoredFile {
  /** Relative to the top of the ZIP or folder, with slashes. Untrusted: it is compared, and never opened. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** Its bytes, from the disk. Throws if they can't be read, or exceed `sizeBytes`. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** The contents of a ZIP or folder. */
export interface StoredFiles {
  readonly files: readonly StoredFile[];
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}
