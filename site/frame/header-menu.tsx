import { Suspense, useSyncExternalStore } from 'react';
import { useIsSettled } from '../kit/use-is-settled.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { PlainMenu } from './plain-menu.tsx';

const HoverMenu = lazyOrNothing(async () => (await import('./hover-menu.tsx')).HoverMenu, PlainMenu);

/** Tailwind's `lg` breakpoint, from which the menu fits. */
const WIDE = '(width >= 64rem)';
const isWideNow = () => matchMedia(WIDE).matches;

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The menu of wide screens; narrow ones have MobileMenu. The plain menu works without scripts and before they load;
 * the hover menu replaces it once the page is idle.
 */
export function HeaderMenu() {
  const isSettled = useIsSettled();
  const isWide = useSyncExternalStore(watchWidth, isWideNow, () => false);
  return (
    <div className="max-lg:hidden">
      <Suspense fallback={<PlainMenu />}>{isSettled && isWide ? <HoverMenu /> : <PlainMenu />}</Suspense>
    </div>
  );
}
