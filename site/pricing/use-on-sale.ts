import { useCallback, useSyncExternalStore } from 'react';
import { isMarkedOnSale } from '#protocol/on-sale.ts';

/** What the server said of its checkouts when it served the page; undefined in prerendered markup and in development. */
function mark(): string | undefined {
  return document.documentElement.dataset['onSale'];
}

/** Tells of a plan whether it can be bought here; undefined while that is not known. */
export function useOnSale(): (plan: string) => boolean | undefined {
  const known = useSyncExternalStore(unchanging, mark, () => undefined);
  return useCallback((plan) => (known === undefined ? undefined : isMarkedOnSale(known, plan)), [known]);
}

function unchanging(): () => void {
  return () => undefined;
}
