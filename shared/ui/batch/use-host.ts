import { useEffect, useState } from 'react';
import type { EngineChoice } from '#core/batch/engine-state.ts';

/** A host that analyzes photos with the engine in use, and keeps batches for their owner. */
interface OwnedHost {
  readonly chooseEngine: (choice: EngineChoice) => void;
  readonly batches: { readonly belongTo: (owner: string) => void };
}

/**
 * Creates a page's host, and informs it about the engine in use and the owner of its batches.
 *
 * @param create called once
 * @param owner the subject of the signed-in user; empty if nobody is signed in, undefined until that is known
 */
export function useHost<Host extends OwnedHost>(
  create: () => Host,
  chosen: EngineChoice,
  owner: string | undefined,
): Host {
  const [host] = useState(create);
  useEffect(() => host.chooseEngine(chosen), [host, chosen]);
  useEffect(() => {
    if (owner !== undefined) host.batches.belongTo(owner);
  }, [host, owner]);
  return host;
}
