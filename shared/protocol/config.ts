import { z } from './zod.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

const url = z.nullable(z.string());

export const configReplySchema = z.object({
  /** The identity provider, as auth0-spa-js takes it: a host name, or a whole origin. */
  domain: z.string(),
  clientId: z.string(),
  audience: z.nullable(z.string()),
  /** Only the real provider has a connection to name, such as google-oauth2. */
  connection: z.nullable(z.string()),
  /** Where each is bought; null where it is not on sale here. */
  checkout: z.object({ pro: url, enterprise: url, concierge: url }),
  /** The list that the newsletter's form subscribes to. */
  newsletterListId: z.string(),
  /** Where the subscription popup's form is posted: an external list's form page, or our own. */
  popupForm: z.object({ action: z.string(), honeypot: z.string() }),
  /** EmailJS, for the login notification; all three are public identifiers. Null: no notification. */
  loginNotice: z.nullable(
    z.object({ origin: z.string(), publicKey: z.string(), serviceId: z.string(), templateId: z.string() }),
  ),
});

export type ConfigReply = z.infer<typeof configReplySchema>;

/** What the site has to know before it can sign anyone in. Nothing in it is secret. */
export const configEndpoint = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: configReplySchema,
  status: 200,
});
