import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The fate of a request. */
export type Fault =
  /** The server never sees it. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** The server never sees it, and nobody answers. */
  | 'silence'
  /** The connection ends once this many bytes of the body have arrived. */
  | { readonly cutAfterBytes: number }
  /** The server performs it, and the connection ends before its answer arrives. */
  | 'answer-lost'
  /** The server gets the body with its first byte changed. */
  | 'damaged'
  /** The server performs it, and its answer gets these headers, too. */
  | { readonly addedHeaders: Readonly<Record<string, string>> }
  | undefined;

/** A request that arrived. */
export interface Passed {
  readonly method: string;
  /** The path as sent. */
  readonly url: string;
}

/**
 * A proxy in front of a real server that imitates faulty networks and busy servers.
 *
 * @param faultOf called for each request; `count` starts at 1
 * @returns its address, the requests that arrived, and the maximum number in flight
 */
export async function startFaultProxy(
  target: string,
  faultOf: (request: IncomingMessage, count: number) => Fault,
): Promise<{ readonly url: string; readonly passed: Passed[]; readonly mostAtOnce: () => number }> {
  const { hostname, port } = new URL(target);
  const passed: Passed[] = [];
  let [count, atOnce, most] = [0, 0, 0];
  const proxy = createServer((incoming, outgoing) => {
    count += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    outgoing.once('close', () => (atOnce -= 1));
    passed.push({ method: incoming.method ?? '', url: incoming.url ?? '' });
    const fault = faultOf(incoming, count);
    if (fault === 'silence') return;
    if (typeof fault === 'object' && 'status' in fault) {
      outgoing.writeHead(fault.status, fault.headers).end();
      incoming.resume();
      return;
    }
    const { method, url, headers } = incoming;
    const forward = request({ hostname, port, method, path: url, headers }, (answer) => {
      if (fault === 'answer-lost') {
        answer.resume();
        answer.once('end', () => incoming.socket.destroy());
        return;
      }
      const added = typeof fault === 'object' && 'addedHeaders' in fault ? fault.addedHeaders : {};
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...added });
      answer.pipe(outgoing);
    });
    forward.on('error', () => incoming.socket.destroy());
    if (typeof fault === 'object' && 'cutAfterBytes' in fault) {
      let bytes = 0;
      incoming.on('data', (piece: Buffer) => {
        bytes += piece.length;
        forward.write(piece);
        if (bytes < fault.cutAfterBytes) return;
        forward.destroy();
        incoming.socket.destroy();
      });
      return;
    }
    if (fault === 'damaged') {
      incoming.once('data', (piece: Buffer) => {
        piece[0] = (piece[0] ?? 0) ^ 1;
      });
    }
    incoming.pipe(forward);
    incoming.once('close', () => {
      if (!incoming.complete) forward.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, passed, mostAtOnce: () => most };
}
