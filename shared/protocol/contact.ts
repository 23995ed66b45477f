import { z } from './zod.ts';
import { TEXT_LENGTHS } from '#core/limits.ts';
import { endpoint } from './endpoint.ts';
import { emailSchema } from './subscribe.ts';

const text = (name: keyof typeof TEXT_LENGTHS, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(TEXT_LENGTHS[name], `Please keep this under ${TEXT_LENGTHS[name]} characters`),
    );

const common = {
  name: text('name', 'Please enter your name'),
  email: emailSchema,
  message: text('message', 'Please enter a message'),
  /** A honeypot field: people don't see it, so only bots fill it in. */
  website: z.optional(z.string().check(z.maxLength(TEXT_LENGTHS.subject))),
};

/** A message from the contact form, or from the support form, which has no subject. */
export const contactRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact'), subject: text('subject', 'Please enter a subject'), ...common }),
  z.object({ kind: z.literal('support'), ...common }),
]);

export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** Accepts a message; it is stored before the response is sent. */
export const contactEndpoint = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  rateLimit: 'messages',
  body: contactRequestSchema,
  reply: z.object({ received: z.literal(true) }),
  status: 201,
  ownPagesOnly: true,
});
