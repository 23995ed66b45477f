import { Suspense, useSyncExternalStore } from 'react';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';

const SHOWN_FROM_PX = 300;
const ScrollToTopButton = lazyOrNothing(
  async () => (await import('./scroll-to-top-button.tsx')).ScrollToTopButton,
);

function watchScrolling(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** A button that appears once the top of the page is scrolled out of view. */
export function ScrollToTop() {
  const isShown = useSyncExternalStore(
    watchScrolling,
    () => window.scrollY > SHOWN_FROM_PX,
    () => false,
  );
  return <Suspense fallback={null}>{isShown && <ScrollToTopButton />}</Suspense>;
}
