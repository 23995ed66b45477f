import { useSyncExternalStore } from 'react';
import type { ServiceMark } from '#protocol/service-mark.ts';

const listeners = new Set<() => void>();
let asked: Promise<boolean> | undefined;

function mark(): string | undefined {
  return document.documentElement.dataset['service'];
}

/** Whether nothing says yet if this site has a service: a static host has served the page. */
export function isServiceUnknown(): boolean {
  return mark() === undefined;
}

/**
 * Whether this site has a service with accounts, as far as known. What needs it has the class `service-only`, what
 * takes its place `no-service-only`.
 */
export function hasService(): boolean {
  return mark() === ('here' satisfies ServiceMark);
}

/** The same, which the component follows. In the prerendered markup there is one. */
export function useHasService(): boolean {
  return useSyncExternalStore(watch, hasService, () => true);
}

/** Whether this site has a service; where the page does not say so, the site's own address is asked, once. */
export async function findService(): Promise<boolean> {
  if (!isServiceUnknown()) return hasService();
  asked ??= ask();
  return asked;
}

async function ask(): Promise<boolean> {
  const isThere = await import('./is-service-there.ts')
    .then(({ isServiceThere }) => isServiceThere())
    // Without a connection, and not kept for reading without one.
    .catch(() => false);
  const found: ServiceMark = isThere ? 'here' : 'none';
  document.documentElement.dataset['service'] = found;
  for (const listener of listeners) listener();
  return isThere;
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
