import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/failure.ts';
import { WORKER_CALL } from '../../../extension/limits.ts';
import { createClient } from '../../../extension/messaging/client.ts';
import { createReceiver, type Handlers } from '../../../extension/messaging/receiver.ts';
import { ReceiverVanished, type Send } from '../../../extension/messaging/receiver-vanished.ts';

interface Desk {
  add(first: number, second: number): Promise<number>;
  wait(): Promise<string>;
  fail(): Promise<void>;
}

/** A channel to a worker: messages are cloned, as between processes. */
function wireTo(handlers: Handlers<Desk>): Send {
  const receive = createReceiver<Desk>('desk', handlers);
  return async (message) => structuredClone(await receive(structuredClone(message)));
}

const desk: Handlers<Desk> = (signal) => ({
  add: async (first, second) => first + second,
  wait: () =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  fail: async () => {
    throw new AppError({ code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12' } });
  },
});

/** Loses this many messages before it delivers one. */
function vanishing(times: number, send: Send): Send & { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  const flaky: Send = async (message) => {
    sent.push(message);
    if (sent.length <= times) throw new ReceiverVanished('port closed');
    return send(message);
  };
  return Object.assign(flaky, { sent });
}

describe('a call', () => {
  it('returns the other end’s answer', async () => {
    expect(await createClient<Desk>('desk', wireTo(desk)).add(2, 3)).toBe(5);
  });

  it('fails with the other end’s whole failure', async () => {
    await expect(createClient<Desk>('desk', wireTo(desk)).fail()).rejects.toMatchObject({
      name: 'AppError',
      failure: { code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12' } },
    });
  });

  it('runs once for identical retries', async () => {
    const send = vanishing(2, wireTo(desk));
    await expect(createClient<Desk>('desk', send, undefined, 1).add(2, 3)).rejects.toMatchObject({
      failure: { code: 'worker-stopped' },
    });
    expect(send.sent).toHaveLength(1);
  });

  it('is repeated, as the same call, if the worker vanished before it answered', async () => {
    const send = vanishing(2, wireTo(desk));
    expect(await createClient<Desk>('desk', send).add(2, 3)).toBe(5);
    expect(send.sent).toHaveLength(3);
    expect(send.sent[2]).toEqual(send.sent[0]);
  });

  it('is given up after a fixed number of tries', async () => {
    const send = vanishing(Infinity, wireTo(desk));
    await expect(createClient<Desk>('desk', send).add(2, 3)).rejects.toMatchObject({
      failure: { code: 'worker-stopped' },
    });
    expect(send.sent).toHaveLength(WORKER_CALL.attempts);
  });

  it('is not repeated if it could not be sent at all', async () => {
    const send = vi.fn<Send>().mockRejectedValue(new Error('Message length exceeded maximum'));
    await expect(createClient<Desk>('desk', send).add(2, 3)).rejects.toThrow('Message length');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ends with the signal, here and at the other end', async () => {
    const controller = new AbortController();
    const reasons: unknown[] = [];
    const listening: Handlers<Desk> = (signal) => {
      signal.addEventListener('abort', () => reasons.push(signal.aborted));
      return desk(signal);
    };
    const waiting = createClient<Desk>('desk', wireTo(listening), controller.signal).wait();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => reasons).toEqual([true]);
  });

  it('is not made if the signal has ended before', async () => {
    const send = vi.fn<Send>();
    const client = createClient<Desk>('desk', send, AbortSignal.abort());
    await expect(client.add(1, 1)).rejects.toMatchObject({ name: 'AbortError' });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the receiver', () => {
  const receive = createReceiver<Desk>('desk', desk);

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'unknown'])(
    'has no method %s',
    async (name) => {
      expect(await receive({ to: 'desk', id: '1', name, args: [] })).toMatchObject({
        ok: false,
        failure: { code: 'request-invalid' },
      });
    },
  );

  it.each([null, 'text', {}, { to: 'other', id: '1', name: 'add', args: [] }, { to: 'desk', name: 'add' }])(
    'leaves %j to others',
    (message) => {
      expect(receive(message)).toBeUndefined();
    },
  );

  it('answers a bug as a failure, and logs it to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = createReceiver<Desk>('desk', () => {
      throw new TypeError('a bug');
    });
    expect(await broken({ to: 'desk', id: '1', name: 'add', args: [] })).toEqual({
      ok: false,
      failure: { code: 'batch-failed', details: { message: 'a bug' } },
    });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
