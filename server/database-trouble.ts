import type { Logger } from 'pino';

/**
 * How long a successful write counts as proof that writing works, so that frequent probes don't cause frequent
 * writes.
 */
const WELL_MS = 1000;

/** The error codes of a database that can't store anything: SQLite's result codes, and PostgreSQL's `disk_full`. */
const CODES = /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)|53100$)/;

/** Tracks whether the database can be written to, and logs each change once. */
export class DatabaseTrouble {
  readonly #log: Pick<Logger, 'error' | 'info'>;
  #isInTrouble = false;
  #wellUntilMs = 0;

  constructor(log: Pick<Logger, 'error' | 'info'>) {
    this.#log = log;
  }

  /** Returns whether an error says that the database can't be written to; logs the first. */
  notice(error: unknown): boolean {
    const cause = troubleIn(error);
    if (!cause) return false;
    if (!this.#isInTrouble) this.#log.error({ cause: `${cause.code}: ${cause.message}` }, TROUBLE);
    this.#isInTrouble = true;
    return true;
  }

  /**
   * Checks that the database can be written to.
   *
   * @param write asks it to store something small, or something larger if the last write failed
   * @throws what `write` throws
   */
  async check(write: (isLarge: boolean) => Promise<void>): Promise<void> {
    if (!this.#isInTrouble && performance.now() < this.#wellUntilMs) return;
    try {
      await write(this.#isInTrouble);
    } catch (error) {
      this.notice(error);
      throw error;
    }
    if (this.#isInTrouble) this.#log.info('the database can be written to again');
    this.#isInTrouble = false;
    this.#wellUntilMs = performance.now() + WELL_MS;
  }
}

const TROUBLE = 'the database cannot be written to; the server is not ready until it can';

interface CodedError extends Error {
  readonly code: string;
}

function troubleIn(error: unknown): CodedError | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    if ('code' in one && typeof one.code === 'string' && CODES.test(one.code)) return one as CodedError;
  }
  return undefined;
}
