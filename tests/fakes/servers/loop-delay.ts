import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Event loop delay of a process, in milliseconds. */
export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Measures this process's event loop delay from now on; each reading resets it. */
export function watchLoop(): () => LoopDelay {
  // A timer of one millisecond, which is included in the measurement.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    const read = { p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 };
    delay.reset();
    return read;
  };
}
