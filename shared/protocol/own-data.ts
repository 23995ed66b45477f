import { z } from './zod.ts';
import { planSchema } from './account.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

const time = z.iso.datetime();

/** Everything that the server stores about an account. Times are UTC. */
export const ownDataSchema = z.object({
  exportedAt: time,
  account: z.object({
    id: z.string(),
    /** The identity provider's id of the user. */
    subject: z.string(),
    email: z.nullable(z.string()),
    /**
     * Data that is linked by email address alone (messages, newsletter) is given only to a user who has
     * verified the address.
     */
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
          /** SHA-256 of the scaled-down copy that was sent. */
          pictureSha256: z.string(),
          tries: z.number(),
          described: z.boolean(),
          /** The description, encrypted with a key that can be derived only from the bytes of that copy. */
          sealedDescription: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  payments: z.array(
    z.object({
      customerId: z.string(),
      email: z.nullable(z.string()),
      /** Whether the customer was found by email address instead of the account's own link. */
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
  /** Current rate limit counters. */
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

/** Everything that the server stores about the account of the token's user. */
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
   * The newsletter subscription: there was none, it is deleted, or the mailing list's provider hasn't confirmed its
   * deletion yet; the request is retried until it does.
   */
  newsletter: z.enum(['none', 'removed', 'being-removed']),
});

export type DeletedReply = z.infer<typeof deletedReplySchema>;

/**
 * Deletes the account of the token's user and everything that belongs to it. Idempotent: without an account, the
 * response is the same.
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
