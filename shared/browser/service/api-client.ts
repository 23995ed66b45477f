import { AppError, type Failure } from '#core/failure.ts';
import { REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import { type Endpoint, pathTo } from '#protocol/endpoint.ts';
import { failureReplySchema } from '#protocol/failure.ts';

/** The parts of a call that its endpoint does not define. */
export interface CallOptions<Body> {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** Bytes instead of a JSON body, sent with their own media type. */
  readonly bytes?: { readonly blob: Blob; readonly mediaType: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Whether the request outlives the page that makes it. */
  readonly keepalive?: boolean;
}

export interface ApiClient {
  /**
   * Calls an endpoint and validates its response.
   *
   * @throws {AppError} the server's own failure, `session-over` if it accepts no token that we can get,
   *   `network-unreachable`, or `server-failed`; an abort rejects with the signal's reason
   */
  call<Body, Reply>(endpoint: Endpoint<Body, Reply>, options?: CallOptions<Body>): Promise<Reply>;
}

/** Returns the access token of the signed-in user; throws `sign-in-required` if nobody is signed in. */
export type GetToken = (options: {
  /** Whether the server rejected the last token: requests a new one from the identity provider, bypassing caches. */
  readonly isRefused: boolean;
}) => Promise<string>;

export interface ApiClientOptions {
  /** The server's URL without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly getToken: GetToken;
}

/**
 * Creates a client that calls the server. If the server rejects a token, the client gets a new one once, so that a
 * session that has to be refreshed during a batch doesn't end it, unless the server says that the session is over.
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

/**
 * Returns whether the server says that the session itself is over, for example because the account was deleted: a new
 * token doesn't help.
 */
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
