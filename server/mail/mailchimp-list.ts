import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError, boundedWaitMs } from '#core/failure.ts';
import { RETRY_BASE_MS } from '#core/limits.ts';
import { withRetry } from '#pipeline/retry.ts';
import { PASS_ON_ATTEMPTS } from '../limits.ts';
import { answerJson } from '../bounded-answer.ts';
import type { ListOutcome, MailingList } from './mailing-list.ts';

export interface MailchimpOptions {
  readonly apiKey: string;
  /** The base URL of any service with this API, without `/3.0`; by default the data center named in the key. */
  readonly baseUrl?: string | undefined;
  /** The delay before the first retry, in milliseconds. */
  readonly retryBaseMs?: number;
}

const memberSchema = z.object({ status: z.string() });
/** https://mailchimp.com/developer/marketing/docs/errors/ (RFC 9457) */
const problemSchema = z.object({ title: z.string() });

/**
 * Returns the API's base URL for a key: `…-us21` is https://us21.api.mailchimp.com. Undefined if the key has no such
 * suffix.
 */
export function dataCentreUrl(apiKey: string): string | undefined {
  const [, centre] = /-([a-z]{2,}\d+)$/.exec(apiKey) ?? [];
  return centre && `https://${centre}.api.mailchimp.com`;
}

/**
 * Creates a newsletter at Mailchimp, or at any service with its Marketing API 3.0. Mailchimp asks new subscribers to
 * confirm (double opt-in), so that nobody can be subscribed by someone else. Temporary failures are retried a few
 * times: 429, 5xx and network errors.
 *
 * https://mailchimp.com/developer/marketing/api/list-members/add-member-to-list/
 *
 * @throws {Error} if neither `baseUrl` nor the key gives the URL
 */
export function createMailchimpList(options: MailchimpOptions): MailingList {
  const { apiKey, retryBaseMs = RETRY_BASE_MS } = options;
  const baseUrl = (options.baseUrl ?? dataCentreUrl(apiKey))?.replace(/\/$/, '');
  if (!baseUrl) throw new Error('MAILCHIMP_API_KEY names no data center.');
  // Mailchimp ignores the user name; the key is the password.
  const authorization = `Basic ${Buffer.from(`key:${apiKey}`).toString('base64')}`;

  const call = (path: string, { signal, ...init }: RequestInit & { signal: AbortSignal }) =>
    fetch(`${baseUrl}/3.0/lists/${path}`, {
      ...init,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      redirect: 'error',
      signal,
    }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
    });

  const add = async (listId: string, email: string, signal: AbortSignal): Promise<ListOutcome> => {
    const response = await call(`${encodeURIComponent(listId)}/members`, {
      method: 'POST',
      body: JSON.stringify({ email_address: email, status: 'pending' }),
      signal,
    });
    const body: unknown = await answerJson(response).catch(() => undefined);
    if (!response.ok) return outcomeOf(response, body);
    return memberSchema.safeParse(body).data?.status === 'subscribed' ? 'subscribed' : 'pending';
  };

  // Archives instead of deleting permanently: after a permanent deletion the API can't subscribe the person again.
  // https://mailchimp.com/developer/marketing/api/list-members/archive-list-member/
  const archive = async (listId: string, email: string, signal: AbortSignal): Promise<void> => {
    const member = createHash('md5').update(email.toLowerCase()).digest('hex');
    const path = `${encodeURIComponent(listId)}/members/${member}`;
    const response = await call(path, { method: 'DELETE', signal });
    const body: unknown = await answerJson(response).catch(() => undefined);
    // 404: it was never on the list; 405: it is already archived.
    const isOff = response.ok || response.status === 404 || response.status === 405;
    if (!isOff) outcomeOf(response, body);
  };

  const retry = { attempts: PASS_ON_ATTEMPTS, baseMs: retryBaseMs };
  return {
    subscribe: (listId, email, signal) => withRetry(() => add(listId, email, signal), retry, signal),
    unsubscribe: (listId, email, signal) => withRetry(() => archive(listId, email, signal), retry, signal),
  };

  function outcomeOf({ status, headers }: Response, body: unknown): ListOutcome {
    const title = problemSchema.safeParse(body).data?.title ?? `the list answered ${status}`;
    if (status === 400 && title === 'Member Exists') return 'already_subscribed';
    if (status === 429) {
      const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
      const retryAfterMs = boundedWaitMs(seconds * 1000) ?? retryBaseMs;
      throw new AppError({ code: 'too-many-requests', details: { retryAfterMs } });
    }
    // Only the title, because the details repeat the email address.
    if (status === 400) throw new AppError({ code: 'request-invalid', details: { message: title } });
    if (status < 500) throw new AppError({ code: 'not-configured', details: { what: title } });
    throw new AppError({ code: 'server-failed', details: { status } });
  }
}
