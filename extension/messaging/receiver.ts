import { AppError, type Failure } from '#core/failure.ts';
import type { Callable, Cancel, Call, Reply } from './call.ts';

/** Creates the receiving side of an interface for one call; `signal` aborts when the caller stops waiting. */
export type Handlers<Api> = (signal: AbortSignal) => Api;

/**
 * Answers the calls of {@link createClient}, and returns `undefined` for messages to other receivers.
 *
 * Only the handlers' own methods can be called, so that no name reaches properties that every object inherits.
 */
export function createReceiver<Api extends Callable<Api>>(
  to: string,
  handlers: Handlers<Api>,
): (message: unknown) => Promise<unknown> | undefined {
  // Losing this with a stopped worker is harmless: the calls end with it, and are sent again.
  const running = new Map<string, AbortController>();

  async function answer({ id, name, args }: Call): Promise<Reply<unknown>> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const api = handlers(controller.signal);
      if (!Object.hasOwn(api, name)) return refused(`there is no ${name}`);
      const method = api[name as keyof Api] as unknown as (...args: readonly unknown[]) => Promise<unknown>;
      return { ok: true, value: await method(...args) };
    } catch (error) {
      return { ok: false, failure: failureOf(error, controller.signal) };
    } finally {
      running.delete(id);
    }
  }

  return (message) => {
    if (isFor(message, to) && 'cancel' in message) {
      running.get((message as unknown as Cancel).cancel)?.abort();
      return Promise.resolve({ ok: true, value: null });
    }
    return isFor(message, to) && isCall(message) ? answer(message) : undefined;
  };
}

function isFor(message: unknown, to: string): message is { to: string } {
  return typeof message === 'object' && message !== null && 'to' in message && message.to === to;
}

function isCall(message: object): message is Call {
  const { id, name, args } = message as Partial<Call>;
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(args);
}

function refused(message: string): Reply<never> {
  return { ok: false, failure: { code: 'request-invalid', details: { message } } };
}

function failureOf(error: unknown, { aborted }: AbortSignal): Failure {
  if (error instanceof AppError) return error.failure;
  // A bug, unless the call was canceled, in which case nobody is waiting for its result.
  if (!aborted) console.warn(error);
  return { code: 'batch-failed', details: error instanceof Error ? { message: error.message } : {} };
}
