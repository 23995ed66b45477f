import { AccountProvider } from '../account/account-provider.tsx';
import { useConfig } from '../account/use-config.ts';
import { ConciergeBand } from './concierge-band.tsx';

/** The offer to have it done, where the server says that it can be booked. */
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
