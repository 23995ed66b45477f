import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';
import { AppError } from '#core/failure.ts';
import { isForgotten, onForgotten } from './forgetting.ts';

/** A database in this browser, opened on first use. */
export interface HeldDatabase<Tables extends DBSchema> {
  /** Rejects with an `AppError`, `record-newer`, if a newer version of the site wrote it; it then stays unchanged. */
  readonly open: () => Promise<IDBPDatabase<Tables>>;
  /** Whether the database exists. A check alone must not create it: see [Note: Stored batch]. */
  readonly exists: () => Promise<boolean>;
}

/**
 * Creates a database that is opened once, and again after it was closed or couldn't be opened; never again once the
 * page's user is gone.
 */
export function heldDatabase<Tables extends DBSchema>(
  { name, version }: { readonly name: string; readonly version: number },
  upgrade: NonNullable<OpenDBCallbacks<Tables>['upgrade']>,
): HeldDatabase<Tables> {
  let opened: Promise<IDBPDatabase<Tables>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  onForgotten(() => {
    void opened?.then(
      (db) => db.close(),
      () => undefined,
    );
    forget();
  });
  return {
    open: () => {
      if (isForgotten())
        return Promise.reject(new Error(`The database ${name} belonged to a user who is gone.`));
      opened ??= openDB<Tables>(name, version, {
        upgrade,
        // Another page deletes the database on sign-out or upgrades it: closing the connection lets it proceed.
        blocking: (_version, _newer, { target }) => {
          (target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }).catch((cause: unknown) => {
        const isNewer = cause instanceof DOMException && cause.name === 'VersionError';
        throw isNewer ? new AppError({ code: 'record-newer', details: {} }, { cause }) : cause;
      });
      opened.catch(forget);
      return opened;
    },
    exists: async () => (await indexedDB.databases()).some((database) => database.name === name),
  };
}
