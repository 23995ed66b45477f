import { z } from './zod.ts';
import type { RATE_LIMITS } from '#core/limits.ts';

/**
 * Who may call: anyone; whoever bears a good token, with an account or without; whoever is signed in, with an
 * account made on first sight; the administrator; the administrator after the password.
 */
export type Access = 'public' | 'bearer' | 'account' | 'admin' | 'unlocked-admin';

/** One call to the server, as both ends know it. */
export interface Endpoint<Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a `:name` for each part that varies. */
  readonly path: string;
  readonly access: Access;
  readonly rateLimit: keyof typeof RATE_LIMITS;
  /** What is sent as JSON; {@link NO_BODY} for nothing, {@link RAW_BODY} for bytes that the route reads itself. */
  readonly body: z.ZodMiniType<Body>;
  readonly reply: z.ZodMiniType<Reply>;
  readonly status: 200 | 201;
  /** Whether pages elsewhere are refused: for what anyone may send, so that nobody's visitors send it unasked. */
  readonly ownPagesOnly?: true;
}

/** What every id is made of, a client's own as well: up to 64 letters of ASCII, digits, `_` and `-`. */
export const ID_PATTERN = /^[\w-]{1,64}$/;

export const NO_BODY = z.undefined();
export const RAW_BODY = z.unknown();

/** The header that carries the admin's unlock token. */
export const UNLOCK_HEADER = 'X-Admin-Unlock';

/** The header by which one request is found in the logs. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Keeps the types of an endpoint's body and reply. */
export function endpoint<Body, Reply>(definition: Endpoint<Body, Reply>): Endpoint<Body, Reply> {
  return definition;
}

/** An endpoint's path with its varying parts filled in. */
export function pathTo(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
