import { AppError } from '#core/failure.ts';
import { WORKER_CALL } from '../limits.ts';
import type { Call, Callable, Cancel, Reply } from './call.ts';
import { ReceiverVanished, type Send } from './receiver-vanished.ts';

/**
 * Creates an interface that can be called from elsewhere in the extension.
 *
 * Chrome stops the worker at any time, even in the middle of a call. Such a call is sent again, which restarts the
 * worker; every method must therefore tolerate being called twice.
 *
 * @param signal ends the waiting and informs the receiver; for all calls made through this client
 * @param attempts how often a call is sent; once for callers that retry themselves
 * @throws {AppError} from each method: the receiver's failure, or `worker-stopped`
 */
export function createClient<Api extends Callable<Api>>(
  to: string,
  send: Send,
  signal?: AbortSignal,
  attempts: number = WORKER_CALL.attempts,
): Api {
  return new Proxy({} as Api, {
    get: (_target, name) =>
      // Not a promise, even if awaited.
      typeof name === 'string' && name !== 'then'
        ? (...args: unknown[]) => call({ to, id: crypto.randomUUID(), name, args }, send, signal, attempts)
        : undefined,
  });
}

async function call(
  message: Call,
  send: Send,
  signal: AbortSignal | undefined,
  attempts: number,
): Promise<unknown> {
  signal?.throwIfAborted();
  const reply = await unlessAborted(sendUntilAnswered(message, send, signal, attempts), signal, () => {
    const cancel: Cancel = { to: message.to, cancel: message.id };
    // If it doesn't arrive, there is nothing left to cancel.
    send(cancel).catch(() => {});
  });
  if (reply.ok) return reply.value;
  throw new AppError(reply.failure);
}

async function sendUntilAnswered(
  message: Call,
  send: Send,
  signal: AbortSignal | undefined,
  attempts: number,
): Promise<Reply<unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await send(message)) as Reply<unknown>;
    } catch (error) {
      if (!(error instanceof ReceiverVanished)) throw error;
      if (attempt >= attempts) {
        throw new AppError({ code: 'worker-stopped', details: {} }, { cause: error });
      }
    }
    await new Promise((resolve) => setTimeout(resolve, WORKER_CALL.waitMs * attempt));
    signal?.throwIfAborted();
  }
}

function unlessAborted<Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
