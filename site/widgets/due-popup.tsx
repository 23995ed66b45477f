import { Suspense, useState } from 'react';
import { lazyOrNothing } from '../layout/lazy-or-nothing.ts';
import { usePopupDue } from '../popup/use-popup-due.ts';
import type { PopupFormProps } from './popup-form.tsx';

const SubscriptionPopup = lazyOrNothing(
  async () => (await import('./subscription-popup.tsx')).SubscriptionPopup,
);

interface DuePopupProps {
  form: Omit<PopupFormProps, 'onPosted'>;
}

/** The popup that comes by itself, once, when it is due. */
export function DuePopup({ form }: DuePopupProps) {
  const isDue = usePopupDue();
  const [isClosed, setIsClosed] = useState(false);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <SubscriptionPopup isOpen={!isClosed} form={form} onClose={() => setIsClosed(true)} />
    </Suspense>
  );
}
