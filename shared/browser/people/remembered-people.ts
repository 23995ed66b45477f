import type { DBSchema } from 'idb';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import type { BoardPeople } from '#core/people/board-people.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import { readBoardPeople, readKnownPerson } from '#core/saved/read-people.ts';
import { heldDatabase } from '../saved/held-database.ts';
import { PEOPLE_DATABASE } from '../saved/batches-database.ts';

interface Tables extends DBSchema {
  people: { key: string; value: KnownPerson };
  boards: { key: string; value: BoardPeople & { readonly savedMs: number } };
}

const remembered = heldDatabase<Tables>(PEOPLE_DATABASE, (db) => {
  db.createObjectStore('people', { keyPath: 'name' });
  db.createObjectStore('boards', { keyPath: 'key' });
});

/**
 * The people that this device remembers because the user turned that on. Only then is there a database; forgetting
 * deletes it.
 */
export const rememberedPeople = {
  /** Returns all of them; undefined while remembering is off. */
  read: async (): Promise<readonly KnownPerson[] | undefined> => {
    if (!(await remembered.exists())) return undefined;
    const rows: readonly unknown[] = await (await remembered.open()).getAll('people');
    return rows.flatMap((row) => readKnownPerson(row) ?? []);
  },

  /** Turns remembering on, and replaces the remembered people. Rows that can't be read stay, and the console says so. */
  write: async (people: readonly KnownPerson[]): Promise<void> => {
    const { store, done } = (await remembered.open()).transaction('people', 'readwrite');
    const names = new Set(people.map(({ name }) => name));
    for (const row of await store.getAll()) {
      if (names.has(row.name)) continue;
      if (readKnownPerson(row)) await store.delete(row.name);
      else console.warn('A remembered person could not be read and is kept unchanged');
    }
    for (const person of people) await store.put(person);
    await done;
  },

  /**
   * Returns the people of the board with these photos; undefined if none are remembered, or if they are older than
   * boards are kept.
   */
  readBoard: async (photoIds: ReadonlySet<string>): Promise<BoardPeople | undefined> => {
    if (!(await remembered.exists())) return undefined;
    const boards = await (await remembered.open()).getAll('boards');
    const board = boards.find(({ key, savedMs }) => photoIds.has(key) && isKept(savedMs));
    const read = readBoardPeople(board);
    if (board && !read) console.warn('The remembered people of a board could not be read');
    return read;
  },

  /** Remembers the people of a board for as long as boards are kept. People of expired boards are deleted. */
  writeBoard: async (board: BoardPeople): Promise<void> => {
    const { store, done } = (await remembered.open()).transaction('boards', 'readwrite');
    for (const { key, savedMs } of await store.getAll()) if (!isKept(savedMs)) await store.delete(key);
    await store.put({ ...board, savedMs: Date.now() });
    await done;
  },

  /** Forgets the people of the board with these photos. */
  forgetBoard: async (photoIds: ReadonlySet<string>): Promise<void> => {
    if (!(await remembered.exists())) return;
    const { store, done } = (await remembered.open()).transaction('boards', 'readwrite');
    for (const key of await store.getAllKeys()) if (photoIds.has(key)) await store.delete(key);
    await done;
  },

  /** Turns remembering off, and deletes everything. */
  forget: async (): Promise<void> => {
    if (!(await remembered.exists())) return;
    // The open connection closes when it is notified.
    await new Promise<void>((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(PEOPLE_DATABASE.name);
      gone.addEventListener('success', () => resolve());
      gone.addEventListener('error', () =>
        reject(gone.error ?? new Error('The database could not be deleted.')),
      );
    });
  },
};

function isKept(savedMs: number): boolean {
  return Date.now() - savedMs < SAVED_BATCH_MS;
}
