import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** The contents of the page's database of batches: the rows of each table, and the number of files or blobs in them. */
export interface KeptRows {
  readonly rows: Readonly<Record<string, number>>;
  readonly blobs: number;
}

export function keptRows({ page }: Visitor): Promise<KeptRows> {
  return page.evaluate(async () => {
    const answer = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error(asked.error?.message)));
      });
    const blobsIn = (value: unknown): number => {
      if (value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return 1;
      if (value instanceof FileSystemHandle) return 0;
      if (value instanceof Map) return blobsIn([...value.values()]);
      if (typeof value !== 'object' || value === null) return 0;
      return Object.values(value).reduce((sum: number, inner) => sum + blobsIn(inner), 0);
    };
    const db = await answer(indexedDB.open('batches'));
    const rows: Record<string, number> = {};
    let blobs = 0;
    for (const table of Array.from(db.objectStoreNames)) {
      const all: unknown[] = await answer(db.transaction(table).objectStore(table).getAll());
      rows[table] = all.length;
      // A photo's record has its own bytes, such as a fingerprint, but not the photo's.
      if (table !== 'described') blobs += blobsIn(all);
    }
    db.close();
    return { rows, blobs };
  });
}
