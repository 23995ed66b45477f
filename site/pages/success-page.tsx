import { AccountProvider } from '../account/account-provider.tsx';
import { SuccessPanel } from '../widgets/success-panel.tsx';

export function SuccessPage() {
  return (
    <AccountProvider>
      <SuccessPanel />
    </AccountProvider>
  );
}
