import { useSyncExternalStore } from 'react';
import { BRAND } from '../facts/brand.ts';

/** Returns the years of the copyright, from the founding to now. */
export function useCopyrightYears(): string {
  return useSyncExternalStore(watchNothing, yearsNow, builtYears);
}

/** Returns the years up to the current one: `2025`, later `2025–2026`. */
export function yearsUntil(year: number): string {
  return year > BRAND.foundedYear ? `${BRAND.foundedYear}–${year}` : String(BRAND.foundedYear);
}

function yearsNow(): string {
  return yearsUntil(new Date().getFullYear());
}

/** Returns the years in the markup of a page, which may have been built in an earlier year. */
function builtYears(): string {
  if (typeof document === 'undefined') return yearsNow();
  return document.querySelector<HTMLElement>('[data-years]')?.dataset['years'] ?? yearsNow();
}

function watchNothing(): () => void {
  return () => undefined;
}
