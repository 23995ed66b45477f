import { decodingMs } from '#core/decoding/decoding-limits.ts';
import { DECODERS } from '../limits.ts';

/** The indices of the numbers that a decoder shares with its watching thread. */
const PLACE = { startedMs: 0, limitMs: 1, limitMiB: 2 } as const;
const MIB = 1024 * 1024;

interface Used {
  /** Processor time of all threads, so that a busy or sleeping computer doesn't make photos late. */
  readonly cpuMs: () => number;
  readonly rssBytes: () => number;
}

/** What a decoder may currently use; shared by its threads. */
export class Watch {
  readonly shared: Int32Array<SharedArrayBuffer>;

  readonly #process: Used;

  /** @param used what the process has used so far */
  constructor(shared = new Int32Array(new SharedArrayBuffer(12)), used: Used = { cpuMs, rssBytes }) {
    this.shared = shared;
    this.#process = used;
  }

  /**
   * Allows the time and memory for this work, from now on.
   *
   * @param heldBytes the decoder's memory, if the work doesn't determine it
   */
  allow(work: number, fileBytes: number, heldBytes = 0): void {
    const { most, least, idle, perWork, perFileByte } = DECODERS.rssBytes;
    const usual = Math.min(most, least + work * perWork + fileBytes * perFileByte);
    const bytes = Math.max(usual, idle + heldBytes);
    Atomics.store(this.shared, PLACE.limitMs, 0);
    Atomics.store(this.shared, PLACE.limitMiB, Math.round(bytes / MIB));
    Atomics.store(this.shared, PLACE.startedMs, this.#process.cpuMs());
    Atomics.store(this.shared, PLACE.limitMs, decodingMs(work));
  }

  /** Stops the clock: the decoder waits. */
  rest(): void {
    Atomics.store(this.shared, PLACE.limitMs, 0);
  }

  /** Whether the process has exceeded its limits. */
  isOver(): boolean {
    const limitMs = Atomics.load(this.shared, PLACE.limitMs);
    const limitMiB = Atomics.load(this.shared, PLACE.limitMiB);
    const isLate =
      limitMs > 0 && this.#process.cpuMs() - Atomics.load(this.shared, PLACE.startedMs) > limitMs;
    return isLate || (limitMiB > 0 && this.#process.rssBytes() > limitMiB * MIB);
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}

function rssBytes(): number {
  return process.memoryUsage.rss();
}
