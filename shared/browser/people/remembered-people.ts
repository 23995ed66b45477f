import type { DBSchema } from 'idb';
import type { KnownPerson } from '#core/people/known-people.ts';
import { heldDatabase } from '../saved/held-database.ts';
import { PEOPLE_DATABASE } from '../saved/batches-database.ts';

interface Tables extends DBSchema {
  people: { key: string; value: KnownPerson };
}

const remembered = heldDatabase<Tables>(PEOPLE_DATABASE, (db) => {
  db.createObjectStore('people', { keyPath: 'name' });
});

/**
 * The people that this device remembers, because the user turned that on. There is a database only then; forgetting
 * deletes it.
 */
export const rememberedPeople = {
  /** All of them; undefined while remembering is off. */
  read: async (): Promise<readonly KnownPerson[] | undefined> =>
    (await remembered.exists()) ? (await remembered.open()).getAll('people') : undefined,

  /** Turns remembering on, and replaces what is remembered. */
  write: async (people: readonly KnownPerson[]): Promise<void> => {
    const work = (await remembered.open()).transaction('people', 'readwrite');
    await work.store.clear();
    for (const person of people) await work.store.put(person);
    await work.done;
  },

  /** Turns remembering off, and deletes everything. */
  forget: async (): Promise<void> => {
    if (!(await remembered.exists())) return;
    // The open connection closes when it hears of it.
    await new Promise<void>((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(PEOPLE_DATABASE.name);
      gone.addEventListener('success', () => resolve());
      gone.addEventListener('error', () => reject(gone.error ?? new Error('The database stays.')));
    });
  },
};
