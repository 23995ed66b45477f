import { type BoardPeople, boardPeople } from '#core/people/board-people.ts';
import { type KnownPerson, knownPeople, mergedKnown } from '#core/people/known-people.ts';
import type { PeopleMemory } from './people-ports.ts';
import type { PeopleState } from './people-state.ts';

/** Reads and changes what this device remembers of people, one step after the other. */
export class Remembering {
  readonly #memory: PeopleMemory;
  #last: Promise<unknown> = Promise.resolve();

  constructor(memory: PeopleMemory) {
    this.#memory = memory;
  }

  /** Returns the remembered people; undefined if remembering is off, or if they can't be read. */
  async known(): Promise<readonly KnownPerson[] | undefined> {
    await this.#last;
    return this.#memory.read().catch(() => undefined);
  }

  /** Returns what is remembered of the board with these photos. */
  async board(photoIds: ReadonlySet<string>): Promise<BoardPeople | undefined> {
    await this.#last;
    return this.#memory.readBoard(photoIds).catch(() => undefined);
  }

  /** Remembers the named people, and the board. If that fails, the board is forgotten: what is stored is out of date. */
  remember(state: PeopleState, onFailed: () => void): Promise<void> {
    const now = knownPeople(state.people, state.faces);
    const board = boardPeople(state);
    const memory = this.#memory;
    return this.#next(async () => {
      try {
        await memory.write(mergedKnown((await memory.read()) ?? [], now));
        if (board) await memory.writeBoard(board);
      } catch {
        onFailed();
        await this.#drop(state.lookedAt);
      }
    });
  }

  forgetBoard(photoIds: ReadonlySet<string>): Promise<void> {
    return this.#next(() => this.#drop(photoIds));
  }

  /** Turns remembering off, and forgets everything. */
  forgetAll(): Promise<void> {
    return this.#next(() => this.#memory.forget());
  }

  async #drop(photoIds: ReadonlySet<string>): Promise<void> {
    await this.#memory
      .forgetBoard(photoIds)
      .catch((error: unknown) => console.warn('Deleting the people of a board failed', error));
  }

  #next(step: () => Promise<void>): Promise<void> {
    const done = this.#last.then(step);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
