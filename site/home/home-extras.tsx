import { Suspense, useRef } from 'react';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { usePopupDue } from '../newsletter-popup/use-popup-due.ts';
import { useIsNear } from './use-is-near.ts';

const HomeConcierge = lazyOrNothing(async () => (await import('./home-concierge.tsx')).HomeConcierge);
const DuePopup = lazyOrNothing(async () => (await import('../newsletter-popup/due-popup.tsx')).DuePopup);

/** Parts of the home page that load later: an offer at its end, and a popup. */
export function HomeExtras() {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(end);
  const isDue = usePopupDue();
  return (
    <>
      <div ref={end}>
        <Suspense fallback={null}>{isNear && <HomeConcierge />}</Suspense>
      </div>
      <Suspense fallback={null}>{isDue && <DuePopup />}</Suspense>
    </>
  );
}
