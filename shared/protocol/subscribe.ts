import { z } from './zod.ts';
import { TEXT_LENGTHS } from '#core/limits.ts';
import { endpoint } from './endpoint.ts';

/** An email address in the form's terms: text, an @, and text with a dot in it. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address'),
    z.maxLength(TEXT_LENGTHS.email, 'Please enter a valid email address'),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
  );

export const subscribeRequestSchema = z.object({
  email_address: emailSchema,
  listId: z.string().check(z.minLength(1)),
});

export const subscribeReplySchema = z.object({
  /** `pending`: the address is stored, and will be sent to the mailing list's provider once it responds. */
  status: z.enum(['subscribed', 'already_subscribed', 'pending']),
  message: z.string(),
});

export type SubscribeReply = z.infer<typeof subscribeReplySchema>;

/** Subscribes an address to the newsletter. */
export const subscribeEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  access: 'public',
  rateLimit: 'messages',
  body: subscribeRequestSchema,
  reply: subscribeReplySchema,
  status: 200,
  ownPagesOnly: true,
});

/**
 * The endpoint that the subscription popup's form (FNAME, EMAIL and a honeypot field) posts to if no external mailing
 * list is configured. Responds with a page, because the form opens in a new tab.
 */
export const SUBSCRIBE_FORM_PATH = '/api/subscribe/form';
