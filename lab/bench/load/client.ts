import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** A client with one keep-alive connection. Records the latencies. */
export class LoadClient {
  readonly tookMs: number[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  send(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: object; body?: Buffer | string } = {},
  ): Promise<Answer> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port: this.#port,
        agent: this.#agent,
        path,
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }) },
      });
      call.once('error', reject);
      call.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (text += piece));
        response.once('error', reject);
        response.once('end', () => {
          this.tookMs.push(performance.now() - started);
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text });
        });
      });
      call.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
