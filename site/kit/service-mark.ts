import { useSyncExternalStore } from 'react';
import { Listeners } from '#core/observable.ts';
import type { ServiceMark } from '#protocol/service-mark.ts';

const changes = new Listeners();
let asked: Promise<boolean> | undefined;

function mark(): string | undefined {
  return document.documentElement.dataset['service'];
}

/** Returns whether it is still unknown if this site has a service, because a static host has served the page. */
export function isServiceUnknown(): boolean {
  return mark() === undefined;
}

/**
 * Returns whether this site has a service with accounts, as far as known. Elements that need it have the class
 * `service-only`, and their replacements `no-service-only`.
 */
export function hasService(): boolean {
  return mark() === ('here' satisfies ServiceMark);
}

/** Returns the same and re-renders the component when it changes. The prerendered markup assumes a service. */
export function useHasService(): boolean {
  return useSyncExternalStore(changes.subscribe, hasService, () => true);
}

/** Returns whether this site has a service; if the page doesn't say so, sends one request to the site's own address. */
export async function findService(): Promise<boolean> {
  if (!isServiceUnknown()) return hasService();
  asked ??= ask();
  return asked;
}

async function ask(): Promise<boolean> {
  const isThere = await import('./is-service-there.ts')
    .then(({ isServiceThere }) => isServiceThere())
    // Offline, and not cached for offline reading.
    .catch(() => false);
  const found: ServiceMark = isThere ? 'here' : 'none';
  document.documentElement.dataset['service'] = found;
  changes.tell();
  return isThere;
}
