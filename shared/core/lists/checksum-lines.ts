/** A file and its checksum. */
export interface SummedFile {
  /** From the list's folder, with slashes. */
  readonly path: string;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/**
 * Returns what `sha256sum -c` checks: checksum, two spaces and path, one line each. A path with a backslash or a line
 * break is escaped and marked by a backslash before its line (GNU coreutils, "cksum output modes").
 */
export function checksumLines(files: readonly SummedFile[]): string {
  return files
    .map(({ path, sha256 }) => {
      const escaped = path.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
    .join('');
}
