import { z } from 'zod';

/** GET: what the site has to know before it can sign anyone in. */
export const CONFIG_PATH = '/api/config';

export const configReplySchema = z.object({
  /** The identity provider, as auth0-spa-js takes it: a host name, or a whole origin. */
  domain: z.string(),
  clientId: z.string(),
  audience: z.string().nullable(),
  /** Only the real provider has a connection to name, such as google-oauth2. */
  connection: z.string().nullable(),
});

export type ConfigReply = z.infer<typeof configReplySchema>;
