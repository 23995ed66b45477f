import { contactEndpoint } from '#protocol/contact.ts';
import type { ServerDeps } from '../deps.ts';
import { passOnSoon } from '../mail/outbox.ts';
import { cleanEmail, manyLines, oneLine } from '../mail/plain-text.ts';
import type { Serve } from './serve-endpoint.ts';

/**
 * Takes messages. They are answered once they are stored; that they are mailed nobody waits for. Whoever fills in
 * the field that people do not see is answered alike, and nothing is kept.
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
