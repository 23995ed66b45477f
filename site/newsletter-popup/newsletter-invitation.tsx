import { useEffect, useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useConfig } from '../account/use-config.ts';
import { POPUP_PAGE } from './popup-copy.ts';
import { SubscriptionPopup } from './subscription-popup.tsx';
import { POPUP } from '../limits.ts';
import { openForMs } from '../app/open-page.ts';
import { whenScrollRests } from '../kit/scroll-to-end.ts';
import { isCoolingDown } from './popup-cooldown.ts';

/** The popup, which opens after its delay unless it was closed recently, and a button to open it at any time. */
export function NewsletterInvitation() {
  const { config } = useConfig();
  const isDue = usePopupDue();
  const [wanted, setWanted] = useState<boolean>();
  return (
    <section className="page-width py-16 sm:py-24">
      <h1 className="text-40 sm:text-56">{POPUP_PAGE.title}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">{POPUP_PAGE.text}</p>
      <button type="button" onClick={() => setWanted(true)} className={buttonClass('ink', 'mt-8')}>
        {POPUP_PAGE.open}
      </button>
      {config && (
        <SubscriptionPopup
          isOpen={wanted ?? isDue}
          form={config.popupForm}
          onClose={() => setWanted(false)}
        />
      )}
    </section>
  );
}

/**
 * Returns whether to open the popup: the page has been open for a while, and the cooldown is over. Waits until
 * automatic scrolling has ended, because the popup would block it.
 */
function usePopupDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isCoolingDown()) return undefined;
    let isHere = true;
    const show = () => isHere && setIsDue(true);
    const timer = setTimeout(() => whenScrollRests(show), POPUP.afterMs - openForMs());
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return isDue;
}
