import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to a request. */
export interface ChatAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** Never responds, so that the client times out. */
  readonly hangs?: boolean;
}

export interface ChatRequest {
  readonly headers: IncomingMessage['headers'];
  readonly url: string | undefined;
  readonly body: {
    model: string;
    messages: { role: string; content: unknown }[];
    max_tokens?: number;
    response_format?: { type: string; json_schema?: { strict: boolean; schema: unknown } };
  };
}

export interface FakeChatServer {
  readonly baseUrl: string;
  readonly requests: ChatRequest[];
  /** The upcoming responses, in order; the last one is repeated. */
  answers: ChatAnswer[];
  /** Chooses the response by the image and the request's body, if set. */
  respond: ((image: Buffer, body: ChatRequest['body']) => Promise<ChatAnswer>) | undefined;
  /** The origin whose pages may call it (CORS); none by default. */
  allowedOrigin: string | undefined;
  close(): Promise<void>;
}

/** Returns a completion as the Chat Completions API sends it, with additional fields of its message and its choice. */
export function completion(
  content: unknown,
  message: Record<string, unknown> = {},
  choice: Record<string, unknown> = {},
): ChatAnswer {
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: null, ...message },
          finish_reason: 'stop',
          ...choice,
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
    },
  };
}

/** Returns an error as the API sends it. */
export function chatError(status: number, message: string, headers: Record<string, string> = {}): ChatAnswer {
  return { status, headers, body: { error: { message, type: 'error', param: null, code: null } } };
}

/** A local server that implements `/v1/chat/completions`. */
export async function startFakeChatServer(): Promise<FakeChatServer> {
  const requests: ChatRequest[] = [];
  const fake: Pick<FakeChatServer, 'requests' | 'answers' | 'respond' | 'allowedOrigin'> = {
    requests,
    answers: [],
    respond: undefined,
    allowedOrigin: undefined,
  };
  const server = createServer((request, response) => void answer(request, response));

  const nextAnswer = () => (fake.answers.length > 1 ? fake.answers.shift() : fake.answers[0]);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { allowedOrigin } = fake;
    if (allowedOrigin) {
      response.setHeader('Access-Control-Allow-Origin', allowedOrigin);
      response.setHeader('Access-Control-Allow-Headers', 'authorization, api-key, content-type');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const body = JSON.parse(Buffer.concat(pieces).toString()) as ChatRequest['body'];
    requests.push({ headers: request.headers, url: request.url, body });
    const next = fake.respond ? await fake.respond(imageIn(body), body) : nextAnswer();
    if (!next || next.hangs) return;
    response.writeHead(next.status ?? 200, { 'Content-Type': 'application/json', ...next.headers });
    const isWritten = typeof next.body === 'string' || next.body instanceof Uint8Array;
    response.end(isWritten ? next.body : JSON.stringify(next.body));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function imageIn({ messages }: ChatRequest['body']): Buffer {
  const url = /data:image\/\w+;base64,([A-Za-z0-9+/=]+)/.exec(JSON.stringify(messages));
  return Buffer.from(url?.[1] ?? '', 'base64');
}
