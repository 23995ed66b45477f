import { AccountProvider } from '../account/account-provider.tsx';
import { useConfig } from '../account/use-config.ts';
import { ConciergeBand } from './concierge-band.tsx';

/** The concierge offer, if the server has a checkout page for it. */
export function HomeConcierge() {
  return (
    <AccountProvider>
      <Band />
    </AccountProvider>
  );
}

function Band() {
  const { config } = useConfig();
  const href = config?.checkout.concierge;
  return href ? <ConciergeBand href={href} /> : null;
}
