import type { Context, Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import { type Access, type Endpoint, ID_PATTERN, NO_BODY, RAW_BODY } from '#protocol/endpoint.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { type BodyBounds, boundedBody } from '../middleware/bounded-body.ts';
import { ownPagesOnly } from '../middleware/own-pages-only.ts';
import { rateLimits } from '../middleware/rate-limit.ts';
import { requireAccount, requireBearer } from '../middleware/require-account.ts';
import { requireAdmin, requireUnlocked } from '../middleware/require-admin.ts';

/** A route's argument: the validated body, and the context. */
export interface Request<Body> {
  readonly body: Body;
  readonly context: Context<ServerVariables>;
}

/** The limits apply to bodies that the route reads itself. */
export interface ServeOptions extends BodyBounds {
  /** Middleware that runs after authentication and before the body is read. */
  readonly before?: MiddlewareHandler<ServerVariables>;
}

export type Serve = <Body, Reply>(
  endpoint: Endpoint<Body, Reply>,
  answer: (request: Request<Body>) => Promise<Reply>,
  options?: ServeOptions,
) => void;

/**
 * Creates the function that registers endpoints on the app. It enforces every endpoint's definition: access, rate
 * limit, body size, the body's schema (else `request-invalid`), and the response's schema, which removes all other
 * fields.
 */
export function createServe(app: Hono<ServerVariables>, deps: ServerDeps): Serve {
  const rateLimited = rateLimits(deps);
  const signedIn = requireAccount(deps);
  const admin = requireAdmin(deps);
  const unlocked = requireUnlocked(deps);
  const own = ownPagesOnly(deps);
  const guards: Readonly<Record<Access, readonly MiddlewareHandler<ServerVariables>[]>> = {
    public: [],
    bearer: [requireBearer(deps)],
    account: [signedIn],
    admin: [signedIn, admin],
    'unlocked-admin': [signedIn, admin, unlocked],
  };
  return (endpoint, answer, options = {}) => {
    app.on(
      endpoint.method,
      [endpoint.path],
      ...(endpoint.access === 'public' ? [] : [unstored]),
      ...(endpoint.ownPagesOnly ? [own] : []),
      ...guards[endpoint.access],
      rateLimited(endpoint.rateLimit),
      ...(options.before ? [options.before] : []),
      boundedBody(options),
      async (context) => {
        refuseStrangeIds(context);
        const reply = await answer({ body: await readBody(endpoint.body, context), context });
        return context.json(endpoint.reply.parse(reply) as object, endpoint.status);
      },
    );
  };
}

/** Personal data must not be cached (RFC 9111, 5.2.2.5), not even by the browser, which other people may use. */
const unstored = createMiddleware<ServerVariables>(async (context, next) => {
  context.header('Cache-Control', 'no-store');
  await next();
});

/** Answers 404 for path parameters that aren't valid ids, without a database query. */
function refuseStrangeIds(context: Context): void {
  const isStrange = Object.values(context.req.param()).some((id) => !ID_PATTERN.test(id));
  if (isStrange) throw new AppError({ code: 'path-unknown', details: {} });
}

async function readBody<Body>(schema: Endpoint<Body>['body'], context: Context): Promise<Body> {
  const isRead = schema !== (NO_BODY as unknown) && schema !== (RAW_BODY as unknown);
  if (isRead && mediaTypeOf(context) !== 'application/json') {
    const details = { message: 'Content-Type: expected application/json' };
    throw new AppError({ code: 'request-invalid', details });
  }
  const sent: unknown = isRead ? await context.req.json().catch(() => undefined) : undefined;
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new AppError({ code: 'request-invalid', details: { message: problems.join('; ') } });
}

/** Returns the media type of a body, without parameters; undefined without a Content-Type. */
export function mediaTypeOf(context: Context): string | undefined {
  return context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}
