import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

/** A source file that runs in its own thread. */
export interface ThreadFile {
  /** Its path in a build: in the folder of the bundle. */
  readonly bundled: URL;
  readonly source: URL;
  /** Limits of its JavaScript heap; WebAssembly memory isn't included. */
  readonly limits?: ResourceLimits;
}

/**
 * Starts a thread of this process.
 *
 * Without a build, the file is TypeScript. In Node 20, a thread doesn't inherit tsx's hooks, so a line of JavaScript
 * registers them first.
 *
 * @param data the thread's `workerData`
 * @param handedOver buffers in the data to transfer instead of copying
 */
export function startThread(
  { bundled, source, limits }: ThreadFile,
  data: unknown,
  handedOver: readonly Transferable[] = [],
): Worker {
  const options = {
    workerData: data,
    transferList: [...handedOver],
    ...(limits && { resourceLimits: limits }),
  };
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, options);
  // Resolved here, because a thread started with `eval` resolves from the working directory.
  const tsx = import.meta.resolve('tsx/esm/api');
  const bootstrap = `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(source.href)});
  });`;
  return new Worker(bootstrap, { ...options, eval: true });
}
