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

/** What a route is given of a request: its body, already checked, and the rest. */
export interface Request<Body> {
  readonly body: Body;
  readonly context: Context<ServerVariables>;
}

/** Bounds are for bodies that the route reads itself. */
export interface ServeOptions extends BodyBounds {
  /** Asked once it is known who calls, before anything of the body is read. */
  readonly before?: MiddlewareHandler<ServerVariables>;
}

export type Serve = <Body, Reply>(
  endpoint: Endpoint<Body, Reply>,
  answer: (request: Request<Body>) => Promise<Reply>,
  options?: ServeOptions,
) => void;

/**
 * Makes the function that puts endpoints on the app. Whatever an endpoint says of itself is held here, for all
 * alike: who may call and how often, how much is read, that the body is what the schema says (else
 * `request-invalid`), and that the answer is what it promises and nothing more.
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

/** What is somebody's own is kept by no cache (RFC 9111, 5.2.2.5), be it a browser's, whose next user may be another. */
const unstored = createMiddleware<ServerVariables>(async (context, next) => {
  context.header('Cache-Control', 'no-store');
  await next();
});

/** What a path names is one of our own numbers, or there is nothing there: no database is asked for anything else. */
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

/** The media type of a body, without its parameters; nothing where none is said. */
export function mediaTypeOf(context: Context): string | undefined {
  return context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}
