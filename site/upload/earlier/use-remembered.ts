import { useEffect, useState, useSyncExternalStore } from 'react';
import { Observable } from '#browser/observable.ts';
import type { RememberedBatch } from '#browser/remembered/remembered-database.ts';

/** What stores them comes when it is needed. */
export const remembering = () => import('#browser/remembered/remembered-batches.ts');

/** How often anything was remembered or forgotten on this page. */
class Changes extends Observable<number> {
  tell(): void {
    this.set(this.state + 1);
  }
}

export const rememberedChanges = new Changes(0);

const NONE: readonly RememberedBatch[] = [];

/**
 * The batches that are remembered here, newest first, as they are now.
 *
 * @param owner whose they are; empty where nobody is signed in, undefined until that is known
 */
export function useRemembered(owner: string | undefined): readonly RememberedBatch[] {
  const [batches, setBatches] = useState(NONE);
  const { subscribe } = rememberedChanges;
  const changes = useSyncExternalStore(
    subscribe,
    () => rememberedChanges.state,
    () => 0,
  );
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    remembering()
      .then(({ rememberedBatches }) => rememberedBatches(owner))
      .then(
        (found) => isCurrent && setBatches(found),
        (error: unknown) => console.warn('It could not be seen what is remembered', error),
      );
    return () => {
      isCurrent = false;
      setBatches(NONE);
    };
  }, [owner, changes]);
  return batches;
}
