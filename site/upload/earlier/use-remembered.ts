import { useEffect, useState } from 'react';
import { Observable } from '#core/observable.ts';
import type { RememberedBatch } from '#browser/remembered/remembered-database.ts';

/** The storage code is loaded on demand. */
export const remembering = () => import('#browser/remembered/remembered-batches.ts');

/** Counts how often anything was remembered or forgotten on this page. */
class Changes extends Observable<number> {
  tell(): void {
    this.set(this.state + 1);
  }
}

export const rememberedChanges = new Changes(0);

interface Known {
  readonly owner: string;
  readonly batches: readonly RememberedBatch[];
}

const NONE: readonly RememberedBatch[] = [];

/**
 * Returns the batches that are currently remembered here, newest first.
 *
 * @param owner of the batches; empty if nobody is signed in, undefined until that is known
 */
export function useRemembered(owner: string | undefined): readonly RememberedBatch[] {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    const read = () => {
      remembering()
        .then(({ rememberedBatches }) => rememberedBatches(owner))
        .then(
          (batches) => isCurrent && setKnown({ owner, batches }),
          (error: unknown) => console.warn('Checking for remembered batches failed', error),
        );
    };
    read();
    const stop = rememberedChanges.subscribe(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [owner]);
  // Known batches stay on the page while they are read again, except for another owner.
  return known && known.owner === owner ? known.batches : NONE;
}
