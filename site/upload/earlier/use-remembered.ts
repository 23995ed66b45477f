import { useEffect, useState } from 'react';
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

interface Known {
  readonly owner: string;
  readonly batches: readonly RememberedBatch[];
}

const NONE: readonly RememberedBatch[] = [];

/**
 * The batches that are remembered here, newest first, as they are now.
 *
 * @param owner whose they are; empty where nobody is signed in, undefined until that is known
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
          (error: unknown) => console.warn('It could not be seen what is remembered', error),
        );
    };
    read();
    const stop = rememberedChanges.subscribe(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [owner]);
  // What is known stays on the page while it is read again, but for somebody else.
  return known && known.owner === owner ? known.batches : NONE;
}
