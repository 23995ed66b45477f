import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import { MOST_LIST_BYTES, MOST_LIST_PAGES, MOST_LISTED_CHARACTERS } from './limits.ts';
import { StorageError } from './storage-error.ts';

/** Tracks what a server lists for one folder. Every call throws {@link StorageError} `endless` beyond the limits. */
interface FolderListing {
  readonly entries: readonly FolderEntry[];
  add(entry: FolderEntry): void;
  /** Records the length of a page, as received. */
  received(bytes: number): void;
  /** Records a further page, unless `next` is undefined. */
  turnTo(next: string | undefined): void;
}

/** Counts what a server lists for all folders, so that no server fills the memory or takes forever. */
export class Listing {
  readonly #longestMs: number;
  #characters = 0;

  /** @param longestMs time limit for the list of one folder */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** Starts over for all folders. */
  forget(): void {
    this.#characters = 0;
  }

  /** Starts the list of a folder. */
  begin(): FolderListing {
    const untilMs = performance.now() + this.#longestMs;
    const entries: FolderEntry[] = [];
    const pages = new Set<string>();
    let receivedBytes = 0;
    return {
      entries,
      add: (entry) => {
        // An entry without a name takes memory, too.
        this.#characters += entry.name.length + ENTRY_CHARACTERS;
        assertEnds(this.#characters <= MOST_LISTED_CHARACTERS);
        entries.push(entry);
      },
      received: (bytes) => {
        receivedBytes += bytes;
        assertEnds(receivedBytes <= MOST_LIST_BYTES);
      },
      turnTo: (next) => {
        if (next === undefined) return;
        assertEnds(performance.now() < untilMs && !pages.has(next) && pages.size < MOST_LIST_PAGES);
        pages.add(next);
      },
    };
  }
}

/** Memory of an entry besides its name. */
const ENTRY_CHARACTERS = 20;

function assertEnds(isBounded: boolean): void {
  if (!isBounded) throw new StorageError('endless');
}
