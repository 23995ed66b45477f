import type { z } from 'zod';
import { AppError } from '#core/failure.ts';
import { ANALYZE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/quota.ts';
import { ACCOUNT_PATH, type AccountReply, accountReplySchema } from '#protocol/account.ts';
import {
  ANALYZE_IMAGE_PATH,
  analyzeImageReplySchema,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
} from '#protocol/analyze-image.ts';
import { BATCHES_PATH, reserveReplySchema, settlePath, settleReplySchema } from '#protocol/batches.ts';
import { CONFIG_PATH, type ConfigReply, configReplySchema } from '#protocol/config.ts';
import { failureReplySchema } from '#protocol/failure.ts';

export interface ApiClient {
  config(): Promise<ConfigReply>;
  account(): Promise<AccountReply>;
  reserve(photos: number, signal: AbortSignal): Promise<{ leaseId: string; usage: Usage }>;
  settle(leaseId: string): Promise<Usage>;
  describe(
    image: EncodedImage,
    context: { readonly photoId: string; readonly leaseId: string },
    signal: AbortSignal,
  ): Promise<string>;
}

export interface ApiClientOptions {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The access token of whoever is signed in. Throw `sign-in-required` where nobody is. */
  readonly getToken: () => Promise<string>;
}

interface Call<Reply> {
  readonly path: string;
  readonly reply: z.ZodType<Reply>;
  readonly init?: RequestInit;
  readonly isPublic?: boolean;
  readonly timeoutMs?: number;
}

/** The longest wait for an answer: what the server allows itself, and the time for the picture to get there. */
const DESCRIBE_TIMEOUT_MS = ANALYZE_TIMEOUT_MS + REQUEST_TIMEOUT_MS;

/**
 * Speaks to the server: one method an endpoint. Every method throws an {@link AppError}: the server's own
 * failure, `network-unreachable`, or `server-failed`; an abort rejects with the signal's reason.
 */
export function createApiClient({ baseUrl, getToken }: ApiClientOptions): ApiClient {
  async function call<Reply>({ path, reply, init = {}, isPublic, timeoutMs }: Call<Reply>): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (!isPublic) headers.set('Authorization', `Bearer ${await getToken()}`);
    const timeout = AbortSignal.timeout(timeoutMs ?? REQUEST_TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const response = await fetch(baseUrl + path, { ...init, headers, signal });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw failureOf(response, body);
      const read = reply.safeParse(body);
      if (!read.success) throw new AppError({ code: 'server-failed', details: { status: response.status } });
      return read.data;
    } catch (error) {
      init.signal?.throwIfAborted();
      if (error instanceof AppError) throw error;
      throw new AppError({ code: 'network-unreachable', details: {} }, { cause: error });
    }
  }

  return {
    config: () => call({ path: CONFIG_PATH, reply: configReplySchema, isPublic: true }),
    account: () => call({ path: ACCOUNT_PATH, reply: accountReplySchema }),
    reserve: (photos, signal) =>
      call({ path: BATCHES_PATH, reply: reserveReplySchema, init: { ...json({ photos }), signal } }),
    settle: async (leaseId) => {
      const init = { ...json({}), keepalive: true };
      return (await call({ path: settlePath(leaseId), reply: settleReplySchema, init })).usage;
    },
    describe: async ({ bytes, mediaType }, { photoId, leaseId }, signal) => {
      const headers = { 'Content-Type': mediaType, [LEASE_HEADER]: leaseId, [PHOTO_ID_HEADER]: photoId };
      const init = { method: 'POST', headers, body: new Blob([bytes.slice()]), signal };
      const timeoutMs = DESCRIBE_TIMEOUT_MS;
      return (await call({ path: ANALYZE_IMAGE_PATH, reply: analyzeImageReplySchema, init, timeoutMs }))
        .description;
    },
  };
}

function json(value: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}

function failureOf(response: Response, body: unknown): AppError {
  const reply = failureReplySchema.safeParse(body);
  if (reply.success) return new AppError(reply.data.failure);
  if (response.status === 401) return new AppError({ code: 'sign-in-required', details: {} });
  return new AppError({ code: 'server-failed', details: { status: response.status } });
}
