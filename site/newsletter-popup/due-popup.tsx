import { useState } from 'react';
import { AccountProvider } from '../account/account-provider.tsx';
import { useConfig } from '../account/use-config.ts';
import { SubscriptionPopup } from './subscription-popup.tsx';

/** The popup that opens automatically. */
export function DuePopup() {
  return (
    <AccountProvider>
      <Popup />
    </AccountProvider>
  );
}

function Popup() {
  const { config } = useConfig();
  const [isClosed, setIsClosed] = useState(false);
  if (!config) return null;
  return <SubscriptionPopup isOpen={!isClosed} form={config.popupForm} onClose={() => setIsClosed(true)} />;
}
