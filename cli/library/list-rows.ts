import type { TableRow } from '#core/lists/photo-table.ts';
import type { FileMemory } from './file-memory.ts';
import type { LibraryFile } from './walk-library.ts';
import { pushTo } from '#core/push-to.ts';

/**
 * What the list of a library says of its files. It is believed only of a file of the size that it names; a file that a person
 * renamed or moved is found by its bytes.
 */
export class ListRows {
  readonly #byPath: ReadonlyMap<string, TableRow>;
  readonly #lost = new Map<number, TableRow[]>();
  readonly #memory: FileMemory;

  /** @param files of the library; paths of the list are only compared with theirs, so one that leads elsewhere fits none */
  constructor(rows: readonly TableRow[], files: readonly LibraryFile[], memory: FileMemory) {
    this.#byPath = new Map(rows.map((row) => [row.path, row]));
    this.#memory = memory;
    const sizes = new Map(files.map(({ path, sizeBytes }) => [path, sizeBytes]));
    for (const row of this.#byPath.values()) {
      const { sizeBytes } = row;
      if (sizeBytes === undefined || sizes.get(row.path) === sizeBytes) continue;
      pushTo(this.#lost, sizeBytes, row);
    }
  }

  /** Returns the list's row for a file, or undefined. */
  async of({ path, onDisk, sizeBytes }: LibraryFile): Promise<TableRow | undefined> {
    const row = this.#byPath.get(path);
    if (row?.sizeBytes === sizeBytes) return row;
    const lost = this.#lost.get(sizeBytes);
    const sum = lost && (await this.#memory.sum(onDisk));
    return sum === undefined ? undefined : lost?.find(({ sha256 }) => sha256 === sum);
  }
}
