import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Where the site is, as in `https://example.org`. Pages that are made at build time do not know it yet. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
}
