import { useEffect, useState } from 'react';
import type { NotSaved } from '#browser/saved/saved-batches.ts';
import type { ResumableHost } from '#browser/archives/resumable-host.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { createSiteHost } from './host.ts';
import { type ChosenEngine, engines } from './use-engine.ts';

/** Creates the host that runs the upload page's batches and keeps them for the signed-in user. */
export function useSiteHost(
  auth: AuthState,
  { chosen, onSent }: Pick<ChosenEngine, 'chosen' | 'onSent'>,
  notify: Notify,
): ResumableHost {
  const [host] = useState(() =>
    createSiteHost({
      engines,
      onSent,
      onNotSaved: (why) => void tellNotKept(why, notify),
    }),
  );
  useEffect(() => host.chooseEngine(chosen), [host, chosen]);
  const isKnown = auth.status !== 'loading';
  const owner = auth.status === 'signed-in' ? auth.user.sub : undefined;
  useEffect(() => {
    if (isKnown) host.batches.belongTo(owner);
  }, [host, isKnown, owner]);
  return host;
}

/** The message is loaded on demand. */
async function tellNotKept(why: NotSaved, notify: Notify): Promise<void> {
  const { NOT_SAVED_TOASTS } = await import('./resume-copy.ts');
  notify(NOT_SAVED_TOASTS[why]);
}
