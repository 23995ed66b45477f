import { decodingMs } from '#core/decoding/decoding-limits.ts';
import { DECODERS } from '../limits.ts';

/** Where the numbers that a decoder shares with its watching thread are. */
const PLACE = { startedMs: 0, limitMs: 1, limitMiB: 2 } as const;
const MIB = 1024 * 1024;

/** What a decoder may take at the moment; shared by its threads. */
export class Watch {
  readonly shared: Int32Array<SharedArrayBuffer>;

  constructor(shared = new Int32Array(new SharedArrayBuffer(12))) {
    this.shared = shared;
  }

  /** Allows as much time and memory as this work needs, from now on. */
  allow(work: number, fileBytes: number): void {
    const { most, least, perWork, perFileByte } = DECODERS.rssBytes;
    const bytes = Math.min(most, least + work * perWork + fileBytes * perFileByte);
    Atomics.store(this.shared, PLACE.limitMs, 0);
    Atomics.store(this.shared, PLACE.limitMiB, Math.round(bytes / MIB));
    Atomics.store(this.shared, PLACE.startedMs, cpuMs());
    Atomics.store(this.shared, PLACE.limitMs, decodingMs(work));
  }

  /** Stops the clock: the decoder waits. */
  rest(): void {
    Atomics.store(this.shared, PLACE.limitMs, 0);
  }

  /** Whether the process has taken more than it may. */
  isOver(): boolean {
    const limitMs = Atomics.load(this.shared, PLACE.limitMs);
    const limitMiB = Atomics.load(this.shared, PLACE.limitMiB);
    const isLate = limitMs > 0 && cpuMs() - Atomics.load(this.shared, PLACE.startedMs) > limitMs;
    return isLate || (limitMiB > 0 && process.memoryUsage.rss() > limitMiB * MIB);
  }
}

/** Time of the processor, so that a busy or sleeping computer makes no photo late. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}
