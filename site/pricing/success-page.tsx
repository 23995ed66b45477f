import { AccountProvider } from '../account/account-provider.tsx';
import { SuccessPanel } from './success-panel.tsx';

export function SuccessPage() {
  return (
    <AccountProvider>
      <SuccessPanel />
    </AccountProvider>
  );
}
