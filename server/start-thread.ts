import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

/** A file of ours that runs in a thread of its own. */
export interface ThreadFile {
  /** Where it is in a bundle: beside the bundle's own file. */
  readonly bundled: URL;
  readonly source: URL;
  /** How much memory its own objects may take; what a WebAssembly takes is not among it. */
  readonly limits?: ResourceLimits;
}

/**
 * Starts a thread of this process.
 *
 * From the sources it is a TypeScript file: a thread does not inherit tsx's hooks in Node 20, so it is started through
 * a line of JavaScript that registers them.
 *
 * @param data what it finds as `workerData`
 * @param handedOver buffers of that data which are its own from now on, and are not copied
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
  // Resolved here: a thread that starts from a line of code would look from the working directory.
  const tsx = import.meta.resolve('tsx/esm/api');
  const bootstrap = `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(source.href)});
  });`;
  return new Worker(bootstrap, { ...options, eval: true });
}
