import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { createHttpServer } from '#server/http-server.ts';
import { CALLER_TIMES } from '#server/limits.ts';
import { testApp } from '../../fakes/servers/test-app.ts';

const SHORT = { headersMs: 200, requestMs: 400, keepAliveMs: 5000, checkMs: 50 };

/** The real app on a real port. */
async function listen(times: Partial<typeof SHORT> = {}) {
  const test = await testApp();
  const server = createHttpServer(test.app.fetch, { ...CALLER_TIMES, ...times });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const { access_token: token } = await test.signIn('sam@example.com');
  return { port, token, isAlive: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status };
}

/** A raw connection, and what it receives until the server closes it. */
async function open(port: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => (said += piece));
  // A connection that is closed while sending may be reset.
  socket.on('error', () => {});
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { socket, answer };
}

describe('a slow caller', () => {
  it('is cut off when its headers never arrive', async () => {
    const { port, isAlive } = await listen(SHORT);
    const { socket, answer } = await open(port);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await isAlive()).toBe(200);
  });

  it('is cut off when its body never arrives', async () => {
    const { port, token, isAlive } = await listen(SHORT);
    const { socket, answer } = await open(port);
    socket.write(
      `POST /api/batches HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    expect(await answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    expect(await isAlive()).toBe(200);
  });

  it('keeps nobody else out, even a thousand at once', { timeout: 30_000 }, async () => {
    const { port, isAlive } = await listen();
    const sockets = await Promise.all(Array.from({ length: 1000 }, async () => (await open(port)).socket));
    for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nX-Slow: ');
    expect(await isAlive()).toBe(200);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  });
});

describe('a caller that doesn’t speak HTTP', () => {
  it.each([
    ['noise', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/batches HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'both a length and chunks',
      'POST /api/batches HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['endless headers', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}`, 431],
  ])('gets an error and is disconnected: %s', async (_what, text, status) => {
    const { port, isAlive } = await listen();
    const { socket, answer } = await open(port);
    socket.write(text);
    expect(await answer).toMatch(new RegExp(`^(?:HTTP/1\\.1 ${status} |$)`));
    expect(await isAlive()).toBe(200);
  });
});

describe('an endless chunked body', () => {
  it('is cut off once it is too large', { timeout: 30_000 }, async () => {
    const { port, token, isAlive } = await listen();
    const { socket, answer } = await open(port);
    socket.write(
      `POST /functions/v1/analyze-image HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    let sent = 0;
    const server = { hasAnswered: false };
    void answer.then(() => (server.hasAnswered = true));
    socket.once('data', () => (server.hasAnswered = true));
    while (!server.hasAnswered && sent < 4 * MAX_PHOTO_BYTES) {
      sent += piece.length;
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), answer]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(server.hasAnswered).toBe(true);
    expect(sent).toBeLessThan(2 * MAX_PHOTO_BYTES);
    expect(await isAlive()).toBe(200);
  });
});
