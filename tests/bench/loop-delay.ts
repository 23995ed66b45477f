import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late a process's event loop came to what was due, in milliseconds. */
export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Watches this process's event loop from now on; each reading starts anew. */
export function watchLoop(): () => LoopDelay {
  // A timer every millisecond, whose own millisecond is in what is measured.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    const read = { p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 };
    delay.reset();
    return read;
  };
}
