import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** What a page stores in the browser that could identify people. */
export interface KeptAnywhere {
  /** All text: keys and values of all databases, of local and session storage, and addresses of caches. */
  readonly texts: string;
  /** The number of number arrays in databases with the length of a face's vector. */
  readonly vectors: number;
  readonly databases: readonly string[];
  readonly caches: readonly string[];
}

/** Reads all databases, both storages and the names of all caches of a page. */
export function keptAnywhere({ page }: Visitor): Promise<KeptAnywhere> {
  return page.evaluate(async () => {
    const answer = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error(asked.error?.message)));
      });
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    let vectors = 0;
    const walk = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value);
      else if (ArrayBuffer.isView(value)) vectors += (value as Float32Array).length === 128 ? 1 : 0;
      else if (Array.isArray(value) && value.length === 128 && typeof value[0] === 'number') vectors += 1;
      else if (value instanceof Map) for (const entry of value) walk(entry);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) {
          texts.push(key);
          walk(inner);
        }
      }
    };
    const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    for (const name of databases) {
      const db = await answer(indexedDB.open(name));
      for (const table of Array.from(db.objectStoreNames)) {
        walk(await answer(db.transaction(table).objectStore(table).getAll()));
      }
      db.close();
    }
    const cacheNames = await caches.keys();
    for (const name of cacheNames) {
      texts.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    return { texts: texts.join('\n'), vectors, databases, caches: cacheNames };
  });
}
