import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request to add or archive a member, as received. */
export interface MemberCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly email: string;
  readonly status: string;
}

/** An error response. */
export interface ListProblem {
  readonly status: number;
  readonly title?: string;
  readonly headers?: Record<string, string>;
}

export interface FakeListServer {
  readonly baseUrl: string;
  /** All requests, successful or not. */
  readonly calls: MemberCall[];
  /** Addresses on the list, in lowercase. */
  readonly members: Set<string>;
  /** The upcoming errors, in order, one per request. */
  problems: ListProblem[];
  /** Whether every request is answered with 503. */
  isDown: boolean;
  /** The status of a new member: unconfirmed, or subscribed at once. */
  memberStatus: 'pending' | 'subscribed';
  /** Delays all responses until it resolves. */
  hold: Promise<void> | undefined;
}

/**
 * A local server that implements adding and archiving members of Mailchimp's Marketing API 3.0. Closed with
 * the test.
 */
export async function startFakeListServer(): Promise<FakeListServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeListServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    members: new Set(),
    problems: [],
    isDown: false,
    memberStatus: 'pending',
    hold: undefined,
  };
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const text = Buffer.concat(pieces).toString() || '{"email_address":"","status":""}';
    const body = JSON.parse(text) as { email_address: string; status: string };
    const { method, url: path, headers: sent } = request;
    const { authorization } = sent;
    fake.calls.push({ method, path, authorization, email: body.email_address, status: body.status });
    await fake.hold;
    const act = () => (method === 'DELETE' ? archive(path ?? '') : take(body.email_address));
    const problem = fake.isDown ? { status: 503 } : (fake.problems.shift() ?? act());
    const {
      status,
      title = 'A problem',
      headers = {},
    } = problem ?? { status: method === 'DELETE' ? 204 : 200 };
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    if (status === 204) {
      response.end();
      return;
    }
    const member = { id: 'a', email_address: body.email_address, status: fake.memberStatus };
    response.end(JSON.stringify(problem ? { type: 'about:blank', title, status, detail: body } : member));
  }

  function take(email: string): ListProblem | undefined {
    if (fake.members.has(email.toLowerCase())) return { status: 400, title: 'Member Exists' };
    fake.members.add(email.toLowerCase());
    return undefined;
  }

  /** Members are identified by the MD5 of their lowercase address. */
  function archive(path: string): ListProblem | undefined {
    const hash = path.split('/').at(-1);
    const member = [...fake.members].find((email) => createHash('md5').update(email).digest('hex') === hash);
    if (member === undefined) return { status: 404, title: 'Resource Not Found' };
    fake.members.delete(member);
    return undefined;
  }

  return fake;
}
