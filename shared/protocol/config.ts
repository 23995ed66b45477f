import { z } from './zod.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

const url = z.nullable(z.string());

export const configReplySchema = z.object({
  /** The identity provider in the form that auth0-spa-js expects: a host name or a complete origin. */
  domain: z.string(),
  clientId: z.string(),
  audience: z.nullable(z.string()),
  /** Auth0's connection, such as google-oauth2; null for the local provider. */
  connection: z.nullable(z.string()),
  /** The checkout URL of each product; null if it isn't sold here. */
  checkout: z.object({ pro: url, enterprise: url, concierge: url }),
  /** The mailing list that the newsletter form subscribes to. */
  newsletterListId: z.string(),
  /** The URL that the subscription popup's form posts to: an external mailing list's form, or our own. */
  popupForm: z.object({ action: z.string(), honeypot: z.string() }),
  /**
   * EmailJS settings for the sign-in notification; all are public identifiers. Null turns the notification
   * off.
   */
  loginNotice: z.nullable(
    z.object({ origin: z.string(), publicKey: z.string(), serviceId: z.string(), templateId: z.string() }),
  ),
  /** The average rating from 0 to 5, and the page that shows it; null if there are no ratings yet. */
  rating: z.nullable(z.object({ value: z.number().check(z.minimum(0), z.maximum(5)), source: z.string() })),
});

export type ConfigReply = z.infer<typeof configReplySchema>;

/** The settings that the site needs before anyone can sign in. None of them is secret. */
export const configEndpoint = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: configReplySchema,
  status: 200,
});
