import { z } from './zod.ts';
import type { RATE_LIMITS } from '#core/limits.ts';

/**
 * Who may call: anyone; a valid token, with or without an account; a signed-in user, whose account the first
 * request creates; the administrator; the administrator after entering the password.
 */
export type Access = 'public' | 'bearer' | 'account' | 'admin' | 'unlocked-admin';

/** The definition of an endpoint, shared by server and clients. */
export interface Endpoint<Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a `:name` for each path parameter. */
  readonly path: string;
  readonly access: Access;
  readonly rateLimit: keyof typeof RATE_LIMITS;
  /** The JSON body; {@link NO_BODY} for none, {@link RAW_BODY} for bytes that the route reads itself. */
  readonly body: z.ZodMiniType<Body>;
  readonly reply: z.ZodMiniType<Reply>;
  readonly status: 200 | 201;
  /**
   * Whether to reject cross-origin requests. Set on public endpoints, so that other sites can't make their visitors
   * call them.
   */
  readonly ownPagesOnly?: true;
}

/** The form of every id, including ids that clients choose: up to 64 ASCII letters, digits, `_` and `-`. */
export const ID_PATTERN = /^[\w-]{1,64}$/;

export const NO_BODY = z.undefined();
export const RAW_BODY = z.unknown();

/** The header that carries the admin's unlock token. */
export const UNLOCK_HEADER = 'X-Admin-Unlock';

/** The header that identifies a request in the logs. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Infers the types of an endpoint's body and reply. */
export function endpoint<Body, Reply>(definition: Endpoint<Body, Reply>): Endpoint<Body, Reply> {
  return definition;
}

/** Returns an endpoint's path with its parameters filled in. */
export function pathTo(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
