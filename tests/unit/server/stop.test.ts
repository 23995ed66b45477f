import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { stopGently, watchUnused } from '#server/stop.ts';

const log = pino({ level: 'silent' });

/** A server whose responses are delayed until they are released. */
async function startSlowServer() {
  const waiting: (() => void)[] = [];
  const server: Server = createServer((_request, response) => {
    waiting.push(() => response.end('done'));
    server.emit('asked');
  });
  const closeUnused = watchUnused(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { server, closeUnused, url, letGo: () => waiting.splice(0).forEach((answer) => answer()) };
}

describe('a stopping server', () => {
  it('finishes what is running, accepts nothing new, and closes the rest in turn', async () => {
    const { server, closeUnused, url, letGo } = await startSlowServer();
    const ahead = connect(Number(new URL(url).port), '127.0.0.1');
    await once(server, 'connection');
    const asked = once(server, 'asked');
    const underWay = fetch(url);
    await asked;
    const closed: string[] = [];
    const closing = ['engine', 'store'].map((part) => async () => void closed.push(part));
    const stopped = stopGently(server, closeUnused, closing, log);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(closed).toEqual([]);
    // Unused connections are closed by then, and a request is still running.
    await once(ahead, 'close');
    letGo();
    expect(await (await underWay).text()).toBe('done');
    await stopped;
    expect(closed).toEqual(['engine', 'store']);
  });

  it('does not wait for connections that a browser opened ahead and never used', async () => {
    const { server, closeUnused, url } = await startSlowServer();
    const accepted = once(server, 'connection');
    const ahead = connect(Number(new URL(url).port), '127.0.0.1');
    await accepted;
    const said: unknown[] = [];
    const closed = once(ahead, 'close');
    await stopGently(server, closeUnused, [], { warn: (text: unknown) => said.push(text) });
    expect(said).toEqual([]);
    await closed;
  });
});
