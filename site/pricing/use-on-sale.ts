import { useCallback, useSyncExternalStore } from 'react';
import { isMarkedOnSale } from '#protocol/on-sale.ts';

/**
 * Returns the checkouts that the server listed when it served the page; undefined in prerendered markup and in
 * development.
 */
function mark(): string | undefined {
  return document.documentElement.dataset['onSale'];
}

/** Returns a function that tells whether a plan can be bought here; undefined while that isn't known. */
export function useOnSale(): (plan: string) => boolean | undefined {
  const known = useSyncExternalStore(unchanging, mark, () => undefined);
  return useCallback((plan) => (known === undefined ? undefined : isMarkedOnSale(known, plan)), [known]);
}

function unchanging(): () => void {
  return () => undefined;
}
