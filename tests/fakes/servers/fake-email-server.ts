import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of the EmailJS request. */
export interface SentEmail {
  readonly user_id: string;
  readonly service_id: string;
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, string>>;
}

export interface FakeEmailServer {
  readonly origin: string;
  readonly sent: SentEmail[];
  /** The response; 200 by default. */
  answer: { status: number; text: string };
  close(): Promise<void>;
}

/** A local server that accepts `POST /api/v1.0/email/send` from any origin, as EmailJS does. */
export async function startFakeEmailServer(): Promise<FakeEmailServer> {
  const fake = { sent: [] as SentEmail[], answer: { status: 200, text: 'OK' } };
  const server = createServer((request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-type' };
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      if (request.method === 'POST') fake.sent.push(JSON.parse(text) as SentEmail);
      response.writeHead(request.method === 'POST' ? fake.answer.status : 204, cors);
      response.end(request.method === 'POST' ? fake.answer.text : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(fake, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}
