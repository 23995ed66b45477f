/** One cache of {@link FakeCaches}; it keeps bytes, since a Response can be read once. */
class FakeCache {
  readonly #kept = new Map<string, { readonly bytes: ArrayBuffer; readonly headers: Headers }>();

  async match(key: string): Promise<Response | undefined> {
    const kept = this.#kept.get(key);
    return kept && new Response(kept.bytes.slice(), { headers: kept.headers });
  }

  async put(key: string, reply: Response): Promise<void> {
    this.#kept.set(key, { bytes: await reply.arrayBuffer(), headers: reply.headers });
  }

  async delete(key: string): Promise<boolean> {
    return this.#kept.delete(key);
  }
}

/** The part of CacheStorage that the engine's files need. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}
