import { AppError, type Failure } from '#core/failure.ts';
import type { WorkerReply } from './worker-pool.ts';

/**
 * Answers a pool's requests in a dedicated worker. Errors other than {@link AppError} are reported as
 * `failure`.
 *
 * @param transferables the parts of a value to transfer instead of copying
 */
export function serveWorker<Request, Value>(
  handle: (request: Request) => Promise<Value>,
  failure: Failure,
  transferables: (value: Value) => Transferable[] = () => [],
): void {
  self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: Request }>) => {
    void handle(data.request).then(
      (value) => reply({ id: data.id, ok: true, value }, transferables(value)),
      (error: unknown) =>
        reply({ id: data.id, ok: false, failure: error instanceof AppError ? error.failure : failure }, []),
    );
  });

  function reply(message: WorkerReply<Value>, transfer: Transferable[]): void {
    self.postMessage(message, { transfer });
  }
}
