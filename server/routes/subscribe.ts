import { type Context, Hono } from 'hono';
import { AppError } from '#core/failure.ts';
import {
  emailSchema,
  SUBSCRIBE_FORM_PATH,
  subscribeEndpoint,
  type SubscribeReply,
} from '#protocol/subscribe.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { failureSentence, retryAfter, statusOf } from '../failure-status.ts';
import { passOn } from '../mail/outbox.ts';
import { cleanEmail } from '../mail/plain-text.ts';
import { boundedBody } from '../middleware/bounded-body.ts';
import { ownPagesOnly } from '../middleware/own-pages-only.ts';
import { rateLimits } from '../middleware/rate-limit.ts';
import { subscribePage } from '../pages/subscribe-page.ts';
import { t } from '../words.ts';
import type { Serve } from './serve-endpoint.ts';

const SUBSCRIBED: SubscribeReply = { status: 'subscribed', message: t('server.subscribed') };
const KNOWN: SubscribeReply = {
  status: 'already_subscribed',
  message: t('server.alreadySubscribed'),
};
const TO_CONFIRM: SubscribeReply = {
  status: 'pending',
  message: t('server.toConfirm'),
};
const TO_PASS_ON: SubscribeReply = {
  status: 'pending',
  message: t('server.toPassOn'),
};

/** Accepts newsletter addresses. */
export function subscribeRoutes(serve: Serve, deps: ServerDeps): void {
  serve(subscribeEndpoint, async ({ body }) => {
    if (body.listId !== deps.config.newsletterListId) {
      throw new AppError({ code: 'request-invalid', details: { message: 'listId: there is no such list' } });
    }
    return subscribe(body.email_address, deps);
  });
}

/**
 * Accepts the subscription popup's HTML form, which opens in a new tab: responds with pages, under the limits of
 * {@link subscribeEndpoint}. If the honeypot field is filled in, the page is the same and nothing is stored.
 */
export function subscribeFormRoutes(deps: ServerDeps): Hono<ServerVariables> {
  const { honeypot } = deps.config.popupForm;
  const routes = new Hono<ServerVariables>();

  routes.onError(async (error, context) => {
    if (!(error instanceof AppError)) throw error;
    const { failure } = error;
    context.header('Retry-After', retryAfter(failure));
    const problem = failure.code === 'request-invalid' ? failure.details.message : failureSentence(failure);
    const email = failure.code === 'request-invalid' ? await textOf(context, 'EMAIL') : '';
    return context.html(subscribePage({ problem, email, honeypot }), statusOf(failure));
  });

  routes.post(
    SUBSCRIBE_FORM_PATH,
    ownPagesOnly(deps),
    rateLimits(deps)(subscribeEndpoint.rateLimit),
    boundedBody(),
    async (context) => {
      const read = emailSchema.safeParse(await textOf(context, 'EMAIL'));
      if (!read.success) {
        const [issue] = read.error.issues;
        throw new AppError({ code: 'request-invalid', details: { message: issue?.message ?? '' } });
      }
      const isPerson = (await textOf(context, honeypot)) === '';
      return context.html(subscribePage({ reply: isPerson ? await subscribe(read.data, deps) : SUBSCRIBED }));
    },
  );
  return routes;
}

/** Returns a field of the form; empty if it is missing or a file. */
async function textOf(context: Context, name: string): Promise<string> {
  // A body that isn't a form has no fields.
  const form: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
  const { [name]: value } = form;
  return typeof value === 'string' ? value : '';
}

/** Stores an address, then delivers it to the newsletter's provider. */
async function subscribe(email: string, deps: ServerDeps): Promise<SubscribeReply> {
  const listId = deps.config.newsletterListId;
  const subscriber = { listId, email: cleanEmail(email), createdMs: deps.now() };
  if (!(await deps.store.subscribers.add(subscriber))) return KNOWN;
  if (!deps.mailingList) return SUBSCRIBED;
  switch (await passOn(deps, subscriber)) {
    case 'subscribed':
      return SUBSCRIBED;
    case 'already_subscribed':
      return KNOWN;
    case 'pending':
      return TO_CONFIRM;
    case undefined:
      return TO_PASS_ON;
  }
}
