import { AccountProvider } from '../account/account-provider.tsx';
import { ForcedPopup } from './forced-popup.tsx';

export function PopupTestPage() {
  return (
    <AccountProvider>
      <meta name="robots" content="noindex" />
      <ForcedPopup />
    </AccountProvider>
  );
}
