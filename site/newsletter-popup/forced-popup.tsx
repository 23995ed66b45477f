import { useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useConfig } from '../account/use-config.ts';
import { POPUP_TEST } from './popup-copy.ts';
import { SubscriptionPopup } from './subscription-popup.tsx';

/** The popup, opened regardless of its cooldown, with a button to open it again. */
export function ForcedPopup() {
  const { config } = useConfig();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section className="page-width py-16 sm:py-24">
      <h1 className="text-40 sm:text-56">{POPUP_TEST.title}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">{POPUP_TEST.text}</p>
      <button type="button" onClick={() => setIsOpen(true)} className={buttonClass('ink', 'mt-8')}>
        {POPUP_TEST.open}
      </button>
      {config && (
        <SubscriptionPopup isOpen={isOpen} form={config.popupForm} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
