import type { TableRow } from '../lists/listed-facts.ts';
import { pushTo } from '../push-to.ts';
import type { LibraryFile } from './library-file.ts';

/** The SHA-256 of a file in lower-case hexadecimal; undefined if the file cannot be read. */
export type SumOf<File> = (file: File) => Promise<string | undefined>;

/**
 * The records of a library's list. They apply only to a file of the recorded size; a renamed or moved file is found
 * by its bytes.
 */
export class ListRows<File extends LibraryFile> {
  readonly #byPath: ReadonlyMap<string, TableRow>;
  readonly #lost = new Map<number, TableRow[]>();
  readonly #sumOf: SumOf<File>;

  /**
   * @param files of the library; the list's paths are only compared with theirs, so one that leads elsewhere matches
   * none
   */
  constructor(rows: readonly TableRow[], files: readonly File[], sumOf: SumOf<File>) {
    this.#byPath = new Map(rows.map((row) => [row.path, row]));
    this.#sumOf = sumOf;
    const sizes = new Map(files.map(({ path, sizeBytes }) => [path, sizeBytes]));
    for (const row of this.#byPath.values()) {
      const { sizeBytes } = row;
      if (sizeBytes === undefined || sizes.get(row.path) === sizeBytes) continue;
      pushTo(this.#lost, sizeBytes, row);
    }
  }

  /** Returns the recorded SHA-256 of a file with this path and size; undefined if there is none. */
  listedSum({ path, sizeBytes }: LibraryFile): string | undefined {
    const row = this.#byPath.get(path);
    return row?.sizeBytes === sizeBytes && row.sha256 !== '' ? row.sha256 : undefined;
  }

  /** Returns the list's row for a file, or undefined. */
  async of(file: File): Promise<TableRow | undefined> {
    const row = this.#byPath.get(file.path);
    if (row?.sizeBytes === file.sizeBytes) return row;
    const lost = this.#lost.get(file.sizeBytes);
    const sum = lost && (await this.#sumOf(file));
    return sum === undefined ? undefined : lost?.find(({ sha256 }) => sha256 === sum);
  }
}
