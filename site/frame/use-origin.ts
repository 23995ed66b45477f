import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The site's origin, such as `https://example.org`. Empty in prerendered pages, which do not know it. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
}
