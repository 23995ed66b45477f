import { AccountProvider } from '../account/account-provider.tsx';
import { useConfig } from '../account/use-config.ts';
import { ConciergeBand } from './concierge-band.tsx';
import { DuePopup } from './due-popup.tsx';

/** What Home shows once the server has said what it offers. No one waits for it. */
export function HomeExtras() {
  return (
    <AccountProvider>
      <Extras />
    </AccountProvider>
  );
}

function Extras() {
  const { config } = useConfig();
  if (!config) return null;
  const { checkout, popupForm } = config;
  return (
    <>
      {checkout.concierge !== null && <ConciergeBand href={checkout.concierge} />}
      <DuePopup form={popupForm} />
    </>
  );
}
