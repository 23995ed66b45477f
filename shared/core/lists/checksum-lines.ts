/** A file and its checksum. */
export interface SummedFile {
  /** From the folder of the list, with slashes. */
  readonly path: string;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/**
 * What `sha256sum -c` checks: checksum, two spaces and path, a line each. A path with a backslash or a line break is
 * escaped, and a backslash before its line says so (GNU coreutils, "cksum output modes").
 */
export function checksumLines(files: readonly SummedFile[]): string {
  return files
    .map(({ path, sha256 }) => {
      const escaped = path.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
    .join('');
}
