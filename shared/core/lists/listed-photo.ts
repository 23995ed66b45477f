import type { DateSource } from '../dates/photo-date.ts';

/** What the lists in a ZIP say of one photo that was picked. */
export interface ListedPhoto {
  /** The path before: its folders and its name, with slashes, unique among the photos of the list. */
  readonly original: string;
  /** The path in the ZIP; undefined if the photo is not in it. */
  readonly path?: string | undefined;
  /** Why it is not in the ZIP, as a sentence. */
  readonly reason?: string | undefined;
  readonly description?: string | undefined;
  readonly category?: string | undefined;
  /** What the engine saw in it; see `writeConcepts`. */
  readonly concepts?: string | undefined;
  /** When it was taken, as `PhotoDate` has it. */
  readonly date?: string | null | undefined;
  readonly dateSource?: DateSource | undefined;
  /** City and country, in words. */
  readonly place?: string | undefined;
  /** The SHA-256 of its bytes in lower-case hexadecimal. */
  readonly sha256?: string | undefined;
  /** That of the photo as it was, where a date was written into the copy. */
  readonly originalSha256?: string | undefined;
  readonly sizeBytes: number;
  /** The file's modification time, milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** The original path of the photo that leads the group it belongs to. */
  readonly group?: string | undefined;
}

/**
 * Original paths by which each file can be given back: where several are equal, as with files picked from several
 * folders one by one, the second gets ` (2)` before its extension, the next ` (3)`, …
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
