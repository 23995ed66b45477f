import { deleteAccountEndpoint, exportAccountEndpoint } from '#protocol/own-data.ts';
import type { ServerDeps } from '../deps.ts';
import { passOnSoon } from '../mail/outbox.ts';
import type { Serve } from './serve-endpoint.ts';

/** Exports an account's data to its owner, and deletes the account. */
export function ownDataRoutes(serve: Serve, deps: ServerDeps): void {
  const { store, now, log } = deps;

  serve(exportAccountEndpoint, ({ context }) => store.ownData.collect(context.get('account').id, now()));

  serve(deleteAccountEndpoint, async ({ context }) => {
    const bearer = context.get('bearer');
    // A token from before an earlier deletion deletes nothing, and doesn't end a later sign-in.
    const isOld = await store.accounts.wasDeletedSince(bearer, now());
    const { newsletter } = await store.ownData.erase(bearer, now());
    if (!isOld) deps.forgetPerson?.(bearer.sub);
    log.info({ requestId: context.get('requestId') }, 'an account was deleted by its owner');
    // Removes the address from the newsletter's provider in the background.
    if (newsletter === 'being-removed') passOnSoon(deps);
    return { deleted: true, newsletter } as const;
  });
}
