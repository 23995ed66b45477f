import { z } from './zod.ts';
import { planSchema } from './account.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

const time = z.iso.datetime();

/** Everything that the server holds about an account. Times are UTC. */
export const ownDataSchema = z.object({
  exportedAt: time,
  account: z.object({
    id: z.string(),
    /** The identity provider's own name for the person. */
    subject: z.string(),
    email: z.nullable(z.string()),
    /** What hangs on the address alone (messages, newsletter) is given to whom it is verified for. */
    emailVerified: z.boolean(),
    name: z.nullable(z.string()),
    plan: planSchema,
    foundingMember: z.boolean(),
    createdAt: time,
    profileAskedAt: time,
  }),
  usage: z.array(z.object({ period: z.string(), photosDescribed: z.number() })),
  openBatches: z.array(
    z.object({
      leaseId: z.string(),
      period: z.nullable(z.string()),
      photosReserved: z.number(),
      endsAt: time,
      photos: z.array(
        z.object({
          photoId: z.string(),
          /** Of the small copy that was sent. */
          pictureSha256: z.nullable(z.string()),
          tries: z.number(),
          described: z.boolean(),
          /** What was said of it; opens with the bytes of that copy alone. */
          sealedDescription: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  payments: z.array(
    z.object({
      customerId: z.string(),
      email: z.nullable(z.string()),
      /** Whether the account was found by that address, and not by its own link. */
      foundByAddress: z.boolean(),
      subscriptions: z.array(
        z.object({
          subscriptionId: z.string(),
          plan: planSchema,
          priceToReview: z.nullable(z.string()),
          status: z.string(),
          since: time,
        }),
      ),
    }),
  ),
  /** How often something was tried lately, for as long as it counts. */
  attempts: z.array(z.object({ what: z.string(), count: z.number(), resetsAt: time })),
  messages: z.array(
    z.object({
      kind: z.enum(['contact', 'support']),
      name: z.string(),
      email: z.string(),
      subject: z.nullable(z.string()),
      message: z.string(),
      sentAt: time,
      mailedAt: z.nullable(time),
    }),
  ),
  newsletter: z.array(
    z.object({ listId: z.string(), email: z.string(), subscribedAt: time, passedOnAt: z.nullable(time) }),
  ),
});

export type OwnData = z.infer<typeof ownDataSchema>;

/** Everything that the server holds about the account of the bearer of the token. */
export const exportAccountEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'account',
  rateLimit: 'own-data',
  body: NO_BODY,
  reply: ownDataSchema,
  status: 200,
});

export const deletedReplySchema = z.object({
  deleted: z.literal(true),
  /**
   * The newsletter's entry: there was none, it is gone, or the list's own provider is being told. It is told again
   * until it has heard.
   */
  newsletter: z.enum(['none', 'removed', 'being-removed']),
});

export type DeletedReply = z.infer<typeof deletedReplySchema>;

/**
 * Deletes the account of the bearer of the token, and everything that belongs to it. Where there is none, there
 * is nothing to do: asking again is answered alike.
 */
export const deleteAccountEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'bearer',
  rateLimit: 'own-data',
  body: NO_BODY,
  reply: deletedReplySchema,
  status: 200,
});
