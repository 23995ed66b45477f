import { AppError, type Failure } from '#core/failure.ts';
import { REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import { type Endpoint, pathTo } from '#protocol/endpoint.ts';
import { failureReplySchema } from '#protocol/failure.ts';

/** What goes with a call, beside what its endpoint says. */
export interface CallOptions<Body> {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** Bytes in place of a JSON body, under their own media type. */
  readonly bytes?: { readonly blob: Blob; readonly mediaType: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The call survives the page that makes it. */
  readonly keepalive?: boolean;
}

export interface ApiClient {
  /**
   * Calls an endpoint and checks its answer.
   *
   * @throws {AppError} the server's own failure, `session-over` where it takes no token that we can get,
   *   `network-unreachable`, or `server-failed`; an abort rejects with the signal's reason
   */
  call<Body, Reply>(endpoint: Endpoint<Body, Reply>, options?: CallOptions<Body>): Promise<Reply>;
}

/** Gives the access token of whoever is signed in; throws `sign-in-required` where nobody is. */
export type GetToken = (options: {
  /** The last one was refused: ask the identity provider for another, whatever is cached. */
  readonly isRefused: boolean;
}) => Promise<string>;

export interface ApiClientOptions {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly getToken: GetToken;
}

/**
 * Speaks to the server. A token that the server refuses is replaced once, so that a session which has to be
 * refreshed in the middle of a batch does not end it; unless the server says that the session is over.
 */
export function createApiClient({ baseUrl, getToken }: ApiClientOptions): ApiClient {
  async function send<Body, Reply>(
    endpoint: Endpoint<Body, Reply>,
    options: CallOptions<Body>,
    token: string | undefined,
  ): Promise<Response> {
    const { parameters, body, bytes, signal: given, timeoutMs = REQUEST_TIMEOUT_MS, keepalive } = options;
    const headers = new Headers(options.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (bytes) headers.set('Content-Type', bytes.mediaType);
    else if (body !== undefined) headers.set('Content-Type', 'application/json');
    const timeout = AbortSignal.timeout(timeoutMs);
    return fetch(baseUrl + pathTo(endpoint.path, parameters), {
      method: endpoint.method,
      headers,
      body: bytes?.blob ?? (body === undefined ? null : JSON.stringify(body)),
      signal: given ? AbortSignal.any([given, timeout]) : timeout,
      keepalive: keepalive ?? false,
    });
  }

  return {
    call: async (endpoint, options = {}) => {
      const isPublic = endpoint.access === 'public';
      try {
        let response = await send(
          endpoint,
          options,
          isPublic ? undefined : await getToken({ isRefused: false }),
        );
        if (response.status === 401 && !isPublic && !(await isOver(response))) {
          response = await send(endpoint, options, await getToken({ isRefused: true }));
        }
        if (response.status === 401) throw new AppError({ code: 'session-over', details: {} });
        const body: unknown = await response.json().catch(() => undefined);
        if (!response.ok) throw new AppError(failureOf(response, body));
        const read = endpoint.reply.safeParse(body);
        if (!read.success)
          throw new AppError({ code: 'server-failed', details: { status: response.status } });
        return read.data;
      } catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof AppError) throw error;
        throw new AppError({ code: 'network-unreachable', details: {} }, { cause: error });
      }
    },
  };
}

/** Whether the server says that the session itself is over, as where its account was deleted: no other token helps. */
async function isOver(response: Response): Promise<boolean> {
  const reply = failureReplySchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  return reply.success && reply.data.failure.code === 'session-over';
}

function failureOf(response: Response, body: unknown): Failure {
  const reply = failureReplySchema.safeParse(body);
  if (reply.success) return reply.data.failure;
  return { code: 'server-failed', details: { status: response.status } };
}
