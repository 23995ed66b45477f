import type { DateSource } from '../dates/date-sources.ts';

/** What the lists tell about a picked photo. */
export interface ListedPhoto {
  /** The original path: folders and name, with slashes, unique within the list. */
  readonly original: string;
  /** The path in the ZIP; undefined if the photo isn't in it. */
  readonly path?: string | undefined;
  /** Why it isn't in the ZIP, as a sentence. */
  readonly reason?: string | undefined;
  readonly description?: string | undefined;
  readonly category?: string | undefined;
  /** What the engine saw in it; see `writeConcepts`. */
  readonly concepts?: string | undefined;
  /** The length of a film in seconds; 0 if it is unknown. */
  readonly filmSeconds?: number | undefined;
  /** When it was taken, as `PhotoDate` has it. */
  readonly date?: string | null | undefined;
  readonly dateSource?: DateSource | undefined;
  /** City and country, in words. */
  readonly place?: string | undefined;
  /** The SHA-256 of its bytes in lower-case hexadecimal. */
  readonly sha256?: string | undefined;
  /** That of the original, if a date was written into the copy. */
  readonly originalSha256?: string | undefined;
  readonly sizeBytes: number;
  /** The file's modification time, milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** The original path of the leader of its group. */
  readonly group?: string | undefined;
}

/**
 * Returns original paths by which each file can be restored. Equal ones, as of files picked from several folders one
 * by one, get numbers: the second ` (2)` before its extension, the next ` (3)`, …
 */
export function uniqueOriginals(paths: readonly string[]): string[] {
  const taken = new Set(paths);
  const met = new Set<string>();
  return paths.map((path) => {
    if (!met.has(path)) {
      met.add(path);
      return path;
    }
    const [, stem = path, extension = ''] = /^(.+?)(\.[^./]*)?$/su.exec(path) ?? [];
    for (let number = 2; ; number += 1) {
      const numbered = `${stem} (${number})${extension}`;
      if (taken.has(numbered)) continue;
      taken.add(numbered);
      return numbered;
    }
  });
}
