import { Suspense, useSyncExternalStore } from 'react';
import { useIsSettled } from '../kit/use-is-settled.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { PlainMenu } from './plain-menu.tsx';

const HoverMenu = lazyOrNothing(async () => (await import('./hover-menu.tsx')).HoverMenu, PlainMenu);

/** Tailwind's `lg`: from there on there is room for it. */
const WIDE = '(width >= 64rem)';
const isWideNow = () => matchMedia(WIDE).matches;

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The menu of wide screens; narrow ones have a sheet of their own. It works before any script has come, and
 * without; the one that opens under a resting pointer takes its place once the page has settled.
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
