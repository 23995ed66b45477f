import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns the site's origin, such as `https://example.org`. Empty in prerendered pages, which don't know it. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
}
