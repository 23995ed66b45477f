import { contactEndpoint } from '#protocol/contact.ts';
import type { ServerDeps } from '../deps.ts';
import { passOnSoon } from '../mail/outbox.ts';
import { cleanEmail, manyLines, oneLine } from '../mail/plain-text.ts';
import type { Serve } from './serve-endpoint.ts';

/**
 * Accepts messages. The request is answered once the message is stored; mailing happens in the background. If the
 * honeypot field is filled in, the response is the same and nothing is stored.
 */
export function contactRoutes(serve: Serve, deps: ServerDeps): void {
  serve(contactEndpoint, async ({ body }) => {
    if (!body.website) {
      const message = {
        kind: body.kind,
        name: oneLine(body.name),
        email: cleanEmail(body.email),
        subject: body.kind === 'contact' ? oneLine(body.subject) : null,
        message: manyLines(body.message),
      };
      await deps.store.messages.add(message, deps.now());
      passOnSoon(deps);
    }
    return { received: true } as const;
  });
}
