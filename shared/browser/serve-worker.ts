import { AppError, type Failure } from '#core/failure.ts';
import type { WorkerReply, WorkerRequest } from './worker-pool.ts';

/**
 * Waits until there is room for this much work, and extends the request's time limit accordingly; see `decodingWork`.
 */
export type AskRoom = (work: number) => Promise<void>;

/**
 * Answers a pool's requests in a dedicated worker. Errors other than {@link AppError} are reported as
 * `failure`.
 *
 * @param transferables the parts of a value to transfer instead of copying
 */
export function serveWorker<Request, Value>(
  handle: (request: Request, askRoom: AskRoom) => Promise<Value>,
  failure: Failure,
  transferables: (value: Value) => Transferable[] = () => [],
): void {
  let enter: (() => void) | undefined;

  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Request>>) => {
    if ('isRoom' in data) {
      enter?.();
      return;
    }
    const askRoom: AskRoom = (work) =>
      new Promise((resolve) => {
        enter = resolve;
        self.postMessage({ id: data.id, asks: work } satisfies WorkerReply<Value>);
      });
    void handle(data.request, askRoom).then(
      (value) => reply({ id: data.id, ok: true, value }, transferables(value)),
      (error: unknown) =>
        reply({ id: data.id, ok: false, failure: error instanceof AppError ? error.failure : failure }, []),
    );
  });

  function reply(message: WorkerReply<Value>, transfer: Transferable[]): void {
    self.postMessage(message, { transfer });
  }
}
